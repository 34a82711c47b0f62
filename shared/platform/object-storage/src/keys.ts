import { Fault } from '@site/contract/fault';

/**
 * Refuses a key that is no plain path. Addresses drop `..`, so such a key would reach objects
 * outside the prefix.
 */
export function checkKey(key: string): string {
  const bad = key.split('/').some((part) => part === '' || part === '.' || part === '..');
  if (bad || /[\\\p{Cc}]/u.test(key))
    throw new Fault(`"${key}" is no key: it must be a path inside the prefix`);
  return key;
}

/** One page of a bucket's list, `ListObjectsV2`. */
export interface ListPage {
  keys: string[];
  /** Where the next page begins; undefined on the last one. */
  next: string | undefined;
}

/**
 * The list requests keys in the encoding of addresses, since XML cannot contain all characters.
 * @throws Fault for a key that cannot be decoded
 */
export function parseList(xml: string): ListPage {
  const decode = xml.includes('<EncodingType>url<') ? fromAddress : fromXml;
  const objects = xml.split('<Contents>').slice(1);
  const token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1];
  return {
    keys: objects.flatMap((object) => {
      const key = /<Key>([^<]*)<\/Key>/.exec(object)?.[1];
      return key === undefined ? [] : [decode(key)];
    }),
    next: token === undefined ? undefined : fromXml(token),
  };
}

function fromAddress(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new Fault(`The storage's list has the key "${text}", which is no encoded address`);
  }
}

/** The character of a number; a number without one stays text. */
const character = (code: number, all: string): string =>
  code <= 0x10ffff ? String.fromCodePoint(code) : all;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A storage may ignore the encoding; then the text has the entities of XML. */
const fromXml = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (all, hex?: string, dec?: string, name = '') =>
      hex || dec
        ? character(parseInt(hex ?? dec ?? '', hex ? 16 : 10), all)
        : (entities[name] ?? all),
  );
