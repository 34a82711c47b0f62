import { render, screen } from '@testing-library/react';
import { EmergencyText } from './EmergencyText';

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
