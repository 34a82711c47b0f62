import { createContext, useContext } from 'react';

/** Attributes that a `Field` gives its control. */
export interface ControlProps {
  id: string;
  required: true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export const FieldContext = createContext<ControlProps | null>(null);

/**
 * Attributes of the control in a `Field`. Outside of a `Field` the caller must add a label itself.
 * Screen readers read the caller's own description before the field's.
 */
export function useControl(own: { 'aria-describedby'?: string }): Partial<ControlProps> {
  const field = useContext(FieldContext);
  if (!field) return own;
  const described = [own['aria-describedby'], field['aria-describedby']].filter(Boolean).join(' ');
  return { ...field, 'aria-describedby': described || undefined };
}
