import { partNames } from '@site/build/parts';
import { Fault } from '@site/contract/fault';

/** @throws Fault with the names of all parts when it is none of them */
export function partOf(name = ''): string {
  const part = partNames.find((known) => known === name);
  if (!part) throw new Fault(`"${name}" is no part of the site: ${partNames.join(', ')}`);
  return part;
}
