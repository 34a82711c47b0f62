import { emailPattern } from './email';
import { noEmails, realEmails } from './test-emails';

test.each(realEmails)('%s is an address', (text) => expect(text).toMatch(emailPattern));
test.each(noEmails)('%j is no address', (text) => expect(text).not.toMatch(emailPattern));
