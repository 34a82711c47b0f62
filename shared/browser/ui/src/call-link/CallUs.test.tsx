import { testCompany } from '@site/data-types/test-company';
import { provideCompany } from '@site/store';
import { render, screen } from '@testing-library/react';
import { CallUs } from './CallUs';

test("calls the company's main number and names the place for the counts", () => {
  provideCompany({ ...testCompany, phone: '(713) 555-0177', rawPhone: '+17135550177' });
  render(<CallUs place="header" variant="accent" />);
  const link = screen.getByRole('link', { name: '(713) 555-0177' });
  expect(link).toHaveAttribute('href', 'tel:+17135550177');
  expect(link).toHaveAttribute('data-place', 'header');
  expect(link).toHaveAttribute('data-variant', 'accent');
});

test("calls another office's number", () => {
  provideCompany(testCompany);
  render(<CallUs place="header" contact={{ phone: '(713) 555-0188', rawPhone: '+17135550188' }} />);
  const link = screen.getByRole('link', { name: '(713) 555-0188' });
  expect(link).toHaveAttribute('href', 'tel:+17135550188');
});
