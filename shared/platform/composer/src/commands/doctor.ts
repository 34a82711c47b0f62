import type { Report } from '@site/command-line/command';
import { Fault } from '@site/contract/fault';
import { examine } from '../doctor/examine';

/** Checks a running site, with a line for each check. */
export async function runDoctor(address: string): Promise<Report> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Fault(`${address}: name the address of the site, e.g. https://www.example.com`);
  const data = await examine(fetch, new URL(address).origin);
  const failed = data.filter(({ ok }) => !ok).length;
  const lines = [
    ...data.map(({ check, ok, problem }) => (ok ? `ok    ${check}` : `WRONG ${check}: ${problem}`)),
    failed === 0 ? `${data.length} checks, all good` : `${failed} of ${data.length} checks failed`,
  ];
  return { data, rows: lines.map((line) => [line]), exitCode: failed === 0 ? 0 : 1 };
}
