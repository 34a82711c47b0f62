import { testCompany } from '@site/data-types/test-company';
import { provideCompany } from '@site/store';
import { render, screen } from '@testing-library/react';
import { PhoneText } from './PhoneText';

test("the company's number in a message can be called, and the words stay", () => {
  provideCompany(testCompany);
  const text = `Please try calling us directly at ${testCompany.phone}.`;
  const { container } = render(<PhoneText place="booking-failed">{text}</PhoneText>);
  expect(container).toHaveTextContent(text);
  const link = screen.getByRole('link', { name: testCompany.phone });
  expect(link).toHaveAttribute('href', `tel:${testCompany.rawPhone}`);
  expect(link).toHaveAttribute('data-place', 'booking-failed');
});

test('a message without it stays a text', () => {
  provideCompany(testCompany);
  const { container } = render(<PhoneText place="x">Nothing was sent.</PhoneText>);
  expect(container.innerHTML).toBe('Nothing was sent.');
});
