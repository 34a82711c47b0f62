import { testCompany } from '../testing/company';
import { messageOf } from './message';
import { postParams } from './newsletter-message';
import { mailCompany } from './mail-company';

const company = mailCompany(testCompany);
const post = {
  subject: 'Dryers in winter',
  text: 'One.\n\nTwo <b>.',
  url: '/blog/x',
  leaveToken: 't',
};
const mail = (kind: 'newsletter' | 'sign_in_code', payload: object) =>
  messageOf(
    { id: '1', claim: '1', kind, about: 'x', recipient: 'a@example.com', payload, company },
    'http://localhost:3000',
  );

test('a newsletter has its paragraphs, its page and the way to leave', () => {
  const { to, subject, text, html, leaveAddress } = mail('newsletter', post);
  expect([to, subject]).toEqual(['a@example.com', 'Dryers in winter']);
  expect(text).toContain(
    'One.\n\nTwo <b>.\n\nRead it on our site:\n\nhttp://localhost:3000/blog/x',
  );
  expect(html).toContain('<p>Two &lt;b&gt;.</p>');
  expect(text).toContain('http://localhost:3000/blog/newsletter/leave?token=t');
  expect(leaveAddress).toBe('http://localhost:3000/functions/v1/newsletter-leave?token=t');
  expect(mail('newsletter', { ...post, url: '' }).text).not.toContain('Read it on our site');
});

test('the template of EmailJS gets the same facts', () => {
  expect(
    postParams(company, { ...post, url: 'https://www.other.example/x' }, 'a@example.com'),
  ).toEqual({
    to_email: 'a@example.com',
    company_name: 'Testing Repair Co',
    subject: 'Dryers in winter',
    message: post.text,
    post_link: 'https://www.other.example/x',
    leave_link: 'https://www.testing.example/blog/newsletter/leave?token=t',
  });
  expect(postParams(company, post, 'a@example.com').post_link).toBe(
    'https://www.testing.example/blog/x',
  );
});

test('the mail with a code has it in the text, not in the subject', () => {
  const { subject, text } = mail('sign_in_code', { code: '012345' });
  expect(text).toContain('Your code is 012345');
  expect(subject).not.toContain('012345');
});
