import { Fault } from '@site/contract/fault';
import type { Token } from '@site/delivery/store';
import { theStore } from '../store/the-store';

/** Output of `site token`. */
export interface TokenResult {
  rows: string[][];
  /** The new token, shown once. */
  created?: string;
}

const rowOf = ({ id, part, checkOnly, createdAt, createdBy, revokedAt }: Token): string[] => [
  id,
  part,
  checkOnly ? 'checks' : 'releases',
  createdAt,
  createdBy,
  revokedAt ? `revoked ${revokedAt}` : '',
];

/**
 * Creates, lists or revokes tokens of the shared store.
 * @param subject part of the new token, `shell` for everything; id of the one to revoke
 * @param checkOnly whether the new token may change nothing
 * @throws Fault when the caller's token is not one of the shell's team
 */
export async function token(action = '', subject = '', checkOnly = false): Promise<TokenResult> {
  const store = theStore();
  if (action === 'create' && /^[a-z][a-z0-9-]*$/.test(subject))
    return { rows: [], created: await store.createToken(subject, checkOnly) };
  if (action === 'revoke' && subject) {
    await store.revokeToken(subject);
    return { rows: [[`Token ${subject} is revoked`]] };
  }
  if (action === 'list' && !subject) {
    const tokens = await store.listTokens();
    return { rows: [['id', 'part', 'may', 'created', 'by', ''], ...tokens.map(rowOf)] };
  }
  throw new Fault('site token: create PART, list, or revoke ID');
}
