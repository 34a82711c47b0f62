import { answerOf, jsonOf } from '@site/contract/answer';
import type { Check, SiteSeen } from '@site/contract/backend';

/** An object of an answer may have a `toString` that is no function. */
const shown = (value: unknown): string =>
  typeof value === 'boolean' ? String(value) : `of type ${typeof value}`;

/** Whether mails of a hosted project leave and its regular work is done, as far as a stranger may know. */
export async function checkProject({ api, company }: SiteSeen): Promise<Check[]> {
  const answer = await api('/rest/v1/rpc/site_status', { method: 'POST', body: '{}' });
  const { scheduleRuns, mailLeaves } = jsonOf(answer);
  const unknown = answer.status === 200 ? '' : `site_status ${answerOf(answer)}`;
  const { emailOrigin, emailPublicKey, emailServiceId } = company.services;
  const settings = jsonOf(await api('/auth/v1/settings'));
  const steps = 'docs/hosted-database.md';
  return [
    [
      'the schedule runs',
      unknown || (scheduleRuns === true ? '' : 'no housekeeping in ten minutes'),
      `Schedule drain-outbox: step 5 of ${steps}`,
    ],
    [
      'mails leave',
      unknown || (mailLeaves === true ? '' : 'a mail to the team has waited for 15 minutes'),
      `Look at More, Mails on /staff, and check the secrets of EmailJS: steps 3 and 5 of ${steps}`,
    ],
    [
      'the browser can send the customer’s mail',
      emailOrigin && emailPublicKey !== 'embedded' && emailServiceId !== 'embedded'
        ? ''
        : 'services.emailOrigin, emailPublicKey or emailServiceId is not set',
      `Set them in the company file and run site compose: step 4 of ${steps}`,
    ],
    [
      'strangers cannot sign up',
      settings.disable_signup === true ? '' : `disable_signup is ${shown(settings.disable_signup)}`,
      `Turn off "Allow new users to sign up": step 6 of ${steps}`,
    ],
    [
      'addresses of staff are confirmed',
      settings.mailer_autoconfirm === false
        ? ''
        : `mailer_autoconfirm is ${shown(settings.mailer_autoconfirm)}`,
      `Leave "Confirm email" on: step 6 of ${steps}`,
    ],
  ];
}
