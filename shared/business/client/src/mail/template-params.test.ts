import { realNames } from '@site/data-types/test-names';
import { testCompany } from '../testing/company';
import { customerMessage, teamMessage } from './message';
import { mailCompany } from './mail-company';
import {
  customerParams,
  estimateText,
  type MailAppointment,
  priorityOf,
  teamParams,
} from './template-params';

const company = mailCompany(testCompany);
const appointment: MailAppointment = {
  id: 'APT-123456',
  name: 'Ada Example',
  phone: '7135550142',
  email: 'ada@example.com',
  address: '1 Main Street',
  zipCode: '77002',
  appliance: 'Washing Machine',
  issue: 'Leaking',
  description: '',
  preferredDate: '2026-11-28',
  preferredTime: '10-12',
  createdAt: '2026-11-22T02:30:00.000Z',
};
const estimate = {
  appliance: 'Washing Machine',
  issue: 'Leaking',
  priceRange: { min: 162, max: 315 },
  accuracy: 92,
  breakdown: [
    { label: 'Diagnostic visit', min: 62, max: 75 },
    { label: 'Labor', min: 100, max: 240 },
  ],
  calculatedAt: '2026-11-22T02:00:00.000Z',
  checked: true,
};

test('the team’s mail has exactly the fields of its template', () => {
  expect(teamParams(company, appointment)).toEqual({
    customer_name: 'Ada Example',
    customer_email: 'ada@example.com',
    customer_phone: '(713) 555-0142',
    customer_address: '1 Main Street',
    zip_code: '77002',
    appliance: 'Washing Machine',
    issue: 'Leaking',
    description: 'No additional details provided',
    preferred_date: 'Saturday, November 28',
    preferred_time: '10 AM - 12 PM',
    appointment_id: 'APT-123456',
    message:
      'New appointment APT-123456: Washing Machine, Leaking. Ada Example asks for Saturday, November 28, 10 AM - 12 PM.',
    company_name: 'Testing Repair Co',
    company_phone: '(713) 555-0199',
    company_email: 'team@testing.example',
    submitted_at: '2026-11-22T02:30:00.000Z',
    // Houston's evening, not the server's next day.
    submission_date: 'November 21, 2026',
    submission_time: '8:30 PM',
    priority: 'HIGH',
    service_type: 'Washing Machine Repair',
    customer_info: 'Ada Example | (713) 555-0142 | ada@example.com',
    appointment_summary: 'Washing Machine - Leaking on Saturday, November 28 at 10 AM - 12 PM',
    full_address: '1 Main Street, 77002',
    show_description: false,
  });
});

test('the customer’s mail has exactly the fields of its template', () => {
  const key = 'k'.repeat(43);
  expect(customerParams(company, { ...appointment, key })).toEqual({
    to_name: 'Ada Example',
    to_email: 'ada@example.com',
    appointment_id: 'APT-123456',
    appliance: 'Washing Machine',
    issue: 'Leaking',
    preferred_date: 'Saturday, November 28',
    preferred_time: '10 AM - 12 PM',
    address: 'The address you gave, ZIP 77002',
    company_name: 'Testing Repair Co',
    company_phone: '(713) 555-0199',
    company_email: 'team@testing.example',
    message: 'Thank you for choosing Testing Repair Co.',
    warranty_info: '90-day warranty on all repairs',
    // Booked at 8:30 PM on a Saturday.
    response_time: 'When we open on Sunday at 8 AM',
    next_steps: expect.stringMatching(/^1\. .+ when we open on Sunday at 8 AM\.\n2\. .+\n3\. .+$/),
    manage_link: `https://www.testing.example/appointment#APT-123456.${key}`,
  });
  // A site without a database has no page of the appointment.
  expect(customerParams(company, appointment).manage_link).toBe('');
});

test('the call is promised in minutes while the business is open or its hours are unknown', () => {
  const response = (facts: typeof company, createdAt: string) =>
    customerParams(facts, { ...appointment, createdAt }).response_time;
  const open = '2026-11-20T18:00:00.000Z';
  const closed = '2026-11-20T08:00:00.000Z';
  expect(response(company, open)).toBe('Within 30 minutes');
  expect(response(company, closed)).toBe('When we open on Friday at 7 AM');
  const { hours: _, ...older } = company;
  expect(response(older, closed)).toBe('Within 30 minutes');
});

test('for the first window of a day no call at the opening is promised', () => {
  const sunday = { ...appointment, preferredDate: '2026-11-22', preferredTime: '8-10 AM' };
  const { response_time, next_steps } = customerParams(company, sunday);
  expect(response_time).toBe('On Sunday from 8 AM, before the technician comes');
  expect(next_steps).toMatch(/^1\. .+ on Sunday from 8 AM, before the technician comes\.\n/);
});

test('the mail of a free repair says so, and has no estimate and no final price', () => {
  const free = { ...appointment, estimate, warrantyRecordId: 'record-1' };
  const { text, html } = customerMessage(company, customerParams(company, free));
  for (const body of [text, html]) {
    expect(body).toContain('This repair is free under the warranty of your earlier repair.');
    expect(body).not.toMatch(/final price|Estimate|\$/);
  }
});

test.each(realNames)('the mails greet %s as typed', (name) => {
  const named = { ...appointment, name };
  expect(customerMessage(company, customerParams(company, named)).text).toMatch(
    new RegExp(`^Hello ${name},\n`),
  );
  expect(teamMessage(company, teamParams(company, named)).text).toContain(`Customer: ${name}\n`);
});

test('both mails show the estimate, its breakdown and its price lock', () => {
  const withEstimate = { ...appointment, estimate };
  const team = teamMessage(company, teamParams(company, withEstimate));
  const customer = customerMessage(company, customerParams(company, withEstimate));
  for (const body of [team.text, team.html, customer.text])
    for (const line of [
      'Estimate: $162 - $315 (92% accuracy, sample)',
      'Diagnostic visit: $62 - $75',
      'Labor: $100 - $240',
      'Price lock: Held for this visit, calculated Nov 21, 8:00 PM CST',
    ])
      expect(body).toContain(line);
  for (const cell of ['$162 - $315 (92% accuracy, sample)', '$62 - $75', 'Held for this visit'])
    expect(customer.html).toContain(`text-align:right">${cell}`);
  expect(estimateText(undefined, new Date(), company)).toBe('');
});

test('an estimate that the server did not find among the prices confirms nothing', () => {
  const { checked: _, ...unchecked } = estimate;
  for (const made of [unchecked, { ...estimate, checked: false }]) {
    const withEstimate = { ...appointment, estimate: made };
    const team = teamMessage(company, teamParams(company, withEstimate));
    const customer = customerMessage(company, customerParams(company, withEstimate));
    for (const body of [team.text, team.html, customer.text, customer.html]) {
      expect(body).toContain('as sent with the request, not checked');
      expect(body).toContain('Given before any work begins');
      expect(body).not.toMatch(/accuracy|Held for this visit/);
    }
  }
});

test('the customer’s mail is a ticket: its rows, a button that calls, inline styles only', () => {
  const { text, html } = customerMessage(
    company,
    customerParams(company, { ...appointment, name: 'Ada <b>Example</b> & Co' }),
  );
  expect(html).toContain('text-align:right">APT-123456</td>');
  expect(html).toContain('text-align:right">10 AM - 12 PM</td>');
  expect(html).toContain('Hello Ada &lt;b&gt;Example&lt;/b&gt; &amp; Co,');
  expect(html).toMatch(/<a href="tel:\+17135550199"[^>]*>Call \(713\) 555-0199<\/a>/);
  expect(html).not.toMatch(/<style|<script|<img|<link/);
  expect(text).toContain('Date: Saturday, November 28\nTime: 10 AM - 12 PM\n');
  expect(text).toContain('What happens next\n1. To confirm, we call (713) 555-0142');
  expect(text).not.toMatch(/<(table|p|br)/);
});

test('the customer’s mail repeats no free text of the visitor', () => {
  const words = 'Claim your refund';
  const worded = {
    ...appointment,
    address: words,
    appliance: words,
    issue: words,
    description: words,
    estimate: { ...estimate, breakdown: [{ label: words, min: 1, max: 2 }] },
  };
  const { text, html, subject } = customerMessage(company, customerParams(company, worded));
  expect(subject + text + html).not.toContain(words);
  expect(text).toContain('Appliance: Other\nIssue: Other\n');
  expect(text).toContain('Other: $1 - $2');
  expect(teamMessage(company, teamParams(company, worded)).text).toContain(words);
});

test.each([
  ['Huele a gas', 'HIGH'],
  ['Tira agua por abajo', 'HIGH'],
  ['Falla eléctrica', 'HIGH'],
  ['Siento cosquilleo al tocarla', 'HIGH'],
  ['No calienta', 'NORMAL'],
  ['Water LEAK under the door', 'HIGH'],
  ['Kitchen flooded', 'HIGH'],
  ['Gas smell', 'HIGH'],
  ['electrical sparks', 'HIGH'],
  ['Dryer is overheating', 'HIGH'],
  ['it smells like something burned', 'HIGH'],
  ['SPARKING', 'HIGH'],
  ['I feel a tingle at the trim', 'HIGH'],
  ['Uneven Flame', 'HIGH'],
  ['Carbon monoxide alarm', 'HIGH'],
  ['Not heating', 'NORMAL'],
  ['Burner not working', 'NORMAL'],
  ['Loud Noise', 'NORMAL'],
])('%s has priority %s', (issue, priority) => {
  expect(priorityOf(issue)).toBe(priority);
  const { subject, high } = teamMessage(company, teamParams(company, { ...appointment, issue }));
  expect([subject.startsWith('HIGH PRIORITY: '), high]).toEqual(Array(2).fill(priority === 'HIGH'));
});
