import { testCompany } from '@site/data-types/test-company';
import { provideCompany } from '@site/store';
import { render, screen } from '@testing-library/react';
import { EmergencyText } from './EmergencyText';

beforeEach(() => provideCompany(testCompany));

test('911 in a text can be called, and the words stay', () => {
  const text = 'Leave, and call 911 from outside. Stay out: 911 comes. Model 9112.';
  const { container } = render(<EmergencyText>{text}</EmergencyText>);
  expect(container).toHaveTextContent(text);
  const links = screen.getAllByRole('link', { name: '911' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:911', 'tel:911']);
});

test('a text without it stays a text', () => {
  const { container } = render(<EmergencyText>Turn off its breaker.</EmergencyText>);
  expect(container.innerHTML).toBe('Turn off its breaker.');
});

test('the gas utility can be called after 911, if its number is known', () => {
  const text = 'Call 911 and your gas utility from outside.';
  const { container, rerender } = render(<EmergencyText>{text}</EmergencyText>);
  expect(container).toHaveTextContent(`${text} Its number is on your gas bill.`);
  const gasUtility = { phone: '(713) 555-0199', rawPhone: '+17135550199' };
  provideCompany({ ...testCompany, gasUtility });
  rerender(<EmergencyText key="known">{text}</EmergencyText>);
  expect(container).toHaveTextContent(
    'Call 911 and your gas utility, (713) 555-0199, from outside.',
  );
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['tel:911', 'tel:+17135550199']);
});

test('a Spanish text has the same calls', async () => {
  jest.resetModules();
  jest.doMock('../messages/call-link', () => jest.requireActual('../messages/call-link.es'));
  const spanish = await import('./EmergencyText');
  const store = await import('@site/store');
  store.provideCompany(testCompany);
  const text = 'Llame desde afuera al 911 y a su compañía de gas.';
  const { container } = render(<spanish.EmergencyText>{text}</spanish.EmergencyText>);
  expect(container).toHaveTextContent(`${text} El número de la compañía está en su recibo de gas.`);
  expect(screen.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
});
