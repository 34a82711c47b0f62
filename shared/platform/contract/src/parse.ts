import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { Fault } from './fault';

/** Characters of a message about a wrong value. */
const longest = 500;

/**
 * A value of another process or release, checked.
 * @param where file, or part of a file, for the message
 * @throws Fault naming where, the field and what it must be
 */
export function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  where: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  // It repeats the wrong value, which may be long.
  const message =
    issue.message.length > longest ? `${issue.message.slice(0, longest)}…` : issue.message;
  throw new Fault(`${where}: ${v.getDotPath(issue) ?? 'the content'}: ${message}`);
}

/** JSON text, checked. @throws Fault as {@link parse}, or when the text is no JSON */
export function parseJson<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  where: string,
): v.InferOutput<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Fault(`${where}: is no JSON (${(error as Error).message})`);
  }
  return parse(schema, value, where);
}

/**
 * A JSON file, checked.
 * @param missing what to say when there is no such file, e.g. `there is no such set`
 * @throws Fault naming file, field and what it must be
 */
export async function readJson<Schema extends v.GenericSchema>(
  schema: Schema,
  file: string,
  missing: string,
): Promise<v.InferOutput<Schema>> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Fault(`${file}: ${code === 'ENOENT' ? missing : `cannot be read (${message})`}`);
  }
  return parseJson(schema, text, file);
}
