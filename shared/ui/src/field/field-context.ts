import { createContext, useContext } from 'react';

/** What a `Field` gives the control inside it. */
export interface ControlProps {
  id: string;
  required: true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export const FieldContext = createContext<ControlProps | null>(null);

/**
 * Attributes of the control in a `Field`; none outside of one, where the caller wires its own label.
 * The caller's own description is read before the field's.
 */
export function useControl(own: { 'aria-describedby'?: string }): Partial<ControlProps> {
  const field = useContext(FieldContext);
  if (!field) return own;
  const described = [own['aria-describedby'], field['aria-describedby']].filter(Boolean).join(' ');
  return { ...field, 'aria-describedby': described || undefined };
}
