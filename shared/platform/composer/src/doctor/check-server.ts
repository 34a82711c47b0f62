import { finding, type Finding } from './finding';
import { answerOf, jsonOf } from '@site/contract/answer';
import type { VisitedSite } from './visited-site';

/** Whether a server of one's own is ready and closed to strangers. */
export async function checkServer({ get, company, hosted }: VisitedSite): Promise<Finding[]> {
  if (hosted || company.services.database === 'none') return [];
  const answer = await get('/readyz');
  const { ready, reasons } = jsonOf(answer);
  const found = Array.isArray(reasons)
    ? reasons.filter((reason) => typeof reason === 'string').join(', ') || 'no reasons'
    : answerOf(answer);
  const inbox = await get('/_local/inbox');
  const metrics = await get('/metrics');
  const proxyHelp = 'Set TRUST_PROXY to the number of proxies in front of the site';
  return [
    finding(
      'the server is ready',
      answer.status === 200 && ready === true ? '' : `/readyz: ${found}`,
      'docs/operate.md#reasons says what to do',
    ),
    finding('the inbox is closed', inbox.status === 200 ? '/_local/inbox is open' : '', proxyHelp),
    finding('the metrics are closed', metrics.status === 200 ? '/metrics is open' : '', proxyHelp),
  ];
}
