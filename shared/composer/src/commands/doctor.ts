import { Fault } from '@site/contract/fault';
import { examine } from '../doctor/examine';
import { print } from './print';

/** Prints one line for each check. @returns the exit code, 1 when one fails */
export async function runDoctor(address: string, json: boolean): Promise<number> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Fault(`${address}: name the address of the site, e.g. https://www.example.com`);
  const findings = await examine(fetch, new URL(address).origin);
  const failed = findings.filter(({ ok }) => !ok).length;
  if (json) print(JSON.stringify(findings, null, 2));
  else {
    for (const { check, ok, problem } of findings)
      print(ok ? `ok    ${check}` : `WRONG ${check}: ${problem}`);
    print(
      failed === 0
        ? `${findings.length} checks, all good`
        : `${failed} of ${findings.length} checks failed`,
    );
  }
  return failed === 0 ? 0 : 1;
}
