import { testCompany } from '../testing/company';
import { customerMessage, teamMessage } from './message';
import {
  customerParams,
  estimateText,
  type MailAppointment,
  mailCompany,
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
    { label: 'Labor and parts', min: 100, max: 240 },
  ],
  calculatedAt: '2026-11-22T02:00:00.000Z',
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
    preferred_date: 'November 28, 2026',
    preferred_time: '10-12',
    appointment_id: 'APT-123456',
    message:
      'New appointment APT-123456: Washing Machine, Leaking. Ada Example asks for November 28, 2026, 10-12.',
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
    appointment_summary: 'Washing Machine - Leaking on November 28, 2026 at 10-12',
    full_address: '1 Main Street, 77002',
    show_description: false,
  });
});

test('the customer’s mail has exactly the fields of its template', () => {
  expect(customerParams(company, appointment)).toEqual({
    to_name: 'Ada Example',
    to_email: 'ada@example.com',
    appointment_id: 'APT-123456',
    appliance: 'Washing Machine',
    issue: 'Leaking',
    preferred_date: 'November 28, 2026',
    preferred_time: '10-12',
    address: '1 Main Street, 77002',
    company_name: 'Testing Repair Co',
    company_phone: '(713) 555-0199',
    company_email: 'team@testing.example',
    message: 'Thank you for choosing Testing Repair Co.',
    warranty_info: '90-day warranty on all repairs',
    response_time: 'Within 30 minutes',
    next_steps: expect.stringMatching(/^1\. .+\n2\. .+\n3\. .+$/),
  });
});

test('both mails show the estimate and its breakdown, in text and in HTML', () => {
  const withEstimate = { ...appointment, estimate };
  for (const mail of [
    teamMessage(company, teamParams(company, withEstimate)),
    customerMessage(company, customerParams(company, withEstimate)),
  ])
    for (const body of [mail.text, mail.html])
      for (const figure of [
        '$162 - $315',
        'Diagnostic visit: $62 - $75',
        'Labor and parts: $100 - $240',
      ])
        expect(body).toContain(figure);
  expect(estimateText(undefined)).toBe('');
});

test.each([
  ['Water LEAK under the door', 'HIGH'],
  ['Kitchen flooded', 'HIGH'],
  ['Gas smell', 'HIGH'],
  ['electrical sparks', 'HIGH'],
  ['Not heating', 'NORMAL'],
])('%s has priority %s', (issue, priority) => {
  expect(priorityOf(issue)).toBe(priority);
  const { subject, high } = teamMessage(company, teamParams(company, { ...appointment, issue }));
  expect([subject.startsWith('HIGH PRIORITY: '), high]).toEqual(Array(2).fill(priority === 'HIGH'));
});
