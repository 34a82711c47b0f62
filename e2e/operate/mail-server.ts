/** A process of the lab: a mail server at an address, which prints a line for each mail. */
import { startMailServer } from '@site/backend/testing/smtp';

const [host = ''] = process.argv.slice(2);
await startMailServer(2525, {
  host,
  onMail: () => {
    console.log('mail');
    return Promise.resolve();
  },
});
console.log('listening');
