import type { IncomingMessage } from 'node:http';
import { HttpError } from './http';

/** The longest booking has 8 kB in any script; what is larger is not read. */
export const maxBodyBytes = 16 * 1024;
const maxDepth = 12;
const maxValues = 500;

/** Prices, counts and percentages; an exponent could stand for a number of 131,072 digits. */
const plainNumber = /^-?\d{1,9}(\.\d{1,4})?$/;

/** @throws HttpError 413 past {@link maxBodyBytes} */
export async function readBody(req: IncomingMessage): Promise<Buffer> {
  const tooLarge = () => new HttpError(413, `The body is larger than ${maxBodyBytes} bytes`);
  if (Number(req.headers['content-length']) > maxBodyBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const refuse = (message: string) => new HttpError(400, message, 'PGRST102');

/**
 * Half of an emoji, as a field's length limit leaves it, is no text to a database: the customer would
 * be told of "invalid input syntax".
 */
const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? Buffer.from(value).toString() : value;

/**
 * A JSON object whose depth, number of values and size of numbers are those of ours. What is handed
 * on must be written from this value, not from the bytes: JavaScript reads `1e-16383` as 0, a database
 * as 16,383 digits.
 * @throws HttpError 400 when it is none
 */
export function parseObject(body: Buffer): Record<string, unknown> {
  const text = body.toString('utf8') || '{}';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse('The body is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw refuse('The body is not a JSON object');
  let level: unknown[] = [value];
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) throw refuse(`The body is nested deeper than ${maxDepth} levels`);
    values += level.length;
    if (values > maxValues) throw refuse(`The body has more than ${maxValues} values`);
    if (level.some((item) => typeof item === 'number' && !plainNumber.test(String(item))))
      throw refuse('The body has a number that is too large or too fine');
    if (level.some((item) => typeof item === 'string' && item.includes('\0')))
      throw refuse('The body has a character that cannot be used');
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null ? Object.values(item) : [],
    );
  }
  return JSON.parse(text, wellFormed) as Record<string, unknown>;
}
