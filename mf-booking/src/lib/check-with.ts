import type { Checked, FormErrors, FormValues } from '@site/ui/form';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** Checks a form by its schema. @returns the answers as the schema makes them, or a message each */
export function checkWith<Name extends string, Schema extends GenericSchema>(
  schema: Schema,
  values: FormValues<Name>,
): Checked<Name, InferOutput<Schema>> {
  const result = safeParse(schema, values, { abortPipeEarly: true });
  if (result.success) return { answers: result.output };
  const errors: FormErrors<Name> = {};
  for (const { path, message } of result.issues) {
    const name = path?.[0]?.key as Name;
    errors[name] ??= message;
  }
  return { errors };
}
