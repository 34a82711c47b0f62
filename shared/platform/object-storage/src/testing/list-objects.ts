import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

const ending = '._S3rver_object';

/**
 * A page of a list, since s3rver makes its page tokens with a cipher that OpenSSL 3 has dropped.
 * @param directory of the bucket
 * @param query of the request @returns undefined when there is no such bucket
 */
export async function listObjects(
  directory: string,
  query: URLSearchParams,
  pageSize: number,
): Promise<string | undefined> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(
    () => undefined,
  );
  const after = query.get('continuation-token') ?? '';
  const keys = entries
    ?.filter(({ name }) => name.endsWith(ending))
    .map(({ parentPath, name }) =>
      relative(directory, join(parentPath, name.slice(0, -ending.length))),
    )
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort();
  if (!keys) return undefined;
  const page = keys.slice(0, pageSize);
  const next = keys.length > page.length ? (page.at(-1) ?? '') : '';
  return [
    '<?xml version="1.0"?><ListBucketResult><EncodingType>url</EncodingType>',
    ...page.map((key) => `<Contents><Key>${encodeURIComponent(key)}</Key></Contents>`),
    next && `<NextContinuationToken>${escaped(next)}</NextContinuationToken>`,
    '</ListBucketResult>',
  ].join('');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
