import type { Answer } from '@site/contract/answer';
import { embeddedPublicKey } from '@site/client/public-key';
import { testCompany } from '@site/client/testing/company';
import { startSite } from '../testing/site';
import { checkDatabase } from './check-database';

test('a real backend refuses all that it should, and answers the rest', async () => {
  const { url, close } = await startSite('embedded');
  const api = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const headers = { apikey: embeddedPublicKey, 'content-type': 'application/json' };
    const answer = await fetch(url + path, { ...init, headers: { ...headers, ...init.headers } });
    const body = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, body, failure: '' };
  };
  try {
    const checks = await checkDatabase({ company: testCompany, hosted: false, get: api, api });
    expect(checks.filter(([, found]) => found)).toEqual([]);
    expect(checks.length).toBeGreaterThan(4);
  } finally {
    await close();
  }
});
