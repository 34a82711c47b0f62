import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Removes an error as soon as its field is edited, because it has been read. */
export function useClearedErrors<Input extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Input, unknown, Output>,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (type === 'change' && name) form.clearErrors(name as FieldPath<Input>);
        },
      }),
    [form],
  );
}
