import type { IncomingMessage } from 'node:http';
import { HttpError } from '@site/server/http';

/** The longest booking has 8 kB in any script; larger bodies are not read. */
export const maxBodyBytes = 16 * 1024;
const maxDepth = 12;
const maxValues = 500;

/** For prices, counts and percentages. No exponent: it could mean a number of 131,072 digits. */
const plainNumber = /^-?\d{1,9}(\.\d{1,4})?$/;

/** @throws HttpError 413 past `most` bytes */
export async function readBody(req: IncomingMessage, most = maxBodyBytes): Promise<Buffer> {
  const tooLarge = () => new HttpError(413, `The body is larger than ${most} bytes`);
  if (Number(req.headers['content-length']) > most) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const refuse = (message: string) => new HttpError(400, message, 'PGRST102');

/**
 * A length limit can cut an emoji in half. The database would refuse that text with "invalid input
 * syntax", so the half becomes a replacement character.
 */
const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? Buffer.from(value).toString() : value;

/**
 * Parses a JSON object with limits for depth, number of values and size of numbers. Serialize this
 * value when you pass it on, not the bytes: JavaScript reads `1e-16383` as 0, a database as 16,383
 * digits.
 * @throws HttpError 400 when it breaks a limit or is no object
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
