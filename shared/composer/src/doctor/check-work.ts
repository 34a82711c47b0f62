import { finding, type Finding } from './finding';
import { type Answer, answerOf } from './probe';
import type { VisitedSite } from './visited-site';

/** Its JSON object; an empty one when it is something else. */
const jsonOf = ({ body }: Answer): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(body.toString());
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

/** An object of an answer may have a `toString` that is no function. */
const shown = (value: unknown): string =>
  typeof value === 'boolean' ? String(value) : `of type ${typeof value}`;

/** Whether mails leave and the regular work is done, as far as a stranger may know. */
export const checkWork = (site: VisitedSite): Promise<Finding[]> =>
  site.hosted ? checkProject(site) : checkServer(site);

async function checkProject({ api, company }: VisitedSite): Promise<Finding[]> {
  const answer = await api('/rest/v1/rpc/site_status', { method: 'POST', body: '{}' });
  const { scheduleRuns, mailLeaves } = jsonOf(answer);
  const unknown = answer.status === 200 ? '' : `site_status ${answerOf(answer)}`;
  const { emailOrigin, emailPublicKey, emailServiceId } = company.services;
  const settings = jsonOf(await api('/auth/v1/settings'));
  const steps = 'shared/backend/README.md#production';
  return [
    finding(
      'the schedule runs',
      unknown || (scheduleRuns === true ? '' : 'no housekeeping in ten minutes'),
      `Schedule drain-outbox: step 5 of ${steps}`,
    ),
    finding(
      'mails leave',
      unknown || (mailLeaves === true ? '' : 'a mail to the team has waited for 15 minutes'),
      `Look at More, Mails on /staff, and check the secrets of EmailJS: steps 3 and 5 of ${steps}`,
    ),
    finding(
      'the browser can send the customer’s mail',
      emailOrigin && emailPublicKey !== 'embedded' && emailServiceId !== 'embedded'
        ? ''
        : 'services.emailOrigin, emailPublicKey or emailServiceId is not set',
      `Set them in the company file and run site compose: step 4 of ${steps}`,
    ),
    finding(
      'strangers cannot sign up',
      settings.disable_signup === true ? '' : `disable_signup is ${shown(settings.disable_signup)}`,
      `Turn off "Allow new users to sign up": step 6 of ${steps}`,
    ),
    finding(
      'addresses of staff are confirmed',
      settings.mailer_autoconfirm === false
        ? ''
        : `mailer_autoconfirm is ${shown(settings.mailer_autoconfirm)}`,
      `Leave "Confirm email" on: step 6 of ${steps}`,
    ),
  ];
}

async function checkServer({ get, company }: VisitedSite): Promise<Finding[]> {
  if (company.services.database === 'none') return [];
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
