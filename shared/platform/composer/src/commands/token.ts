import type { Report } from '@site/command-line/command';
import { Fault } from '@site/contract/fault';
import type { Token } from '@site/delivery/store';
import { theStore } from '../store/the-store';

const rowOf = ({ id, part, checkOnly, createdAt, createdBy, revokedAt }: Token): string[] => [
  id,
  part,
  checkOnly ? 'checks' : 'releases',
  createdAt,
  createdBy,
  revokedAt ? `revoked ${revokedAt}` : '',
];

/**
 * Creates a token of the shared store.
 * @param part `shell` for everything
 * @param checkOnly whether it may change nothing
 * @returns the token, which is shown once
 * @throws Fault when the caller's token is not one of the shell's team
 */
export async function createToken(part: string, checkOnly: boolean): Promise<string> {
  if (!/^[a-z][a-z0-9-]*$/.test(part)) throw new Fault(`"${part}" is no name of a part`);
  return theStore().createToken(part, checkOnly);
}

/** The tokens of the shared store, without their secrets. */
export async function listTokens(): Promise<Report> {
  const data = await theStore().listTokens();
  return { data, rows: [['id', 'part', 'may', 'created', 'by', ''], ...data.map(rowOf)] };
}
