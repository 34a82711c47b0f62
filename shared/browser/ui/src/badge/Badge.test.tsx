import { render, screen } from '@testing-library/react';
import { Badge, type BadgeTone } from '.';

const tones: BadgeTone[] = [
  ...(['critical', 'high', 'medium', 'low'] as const),
  ...(['easy', 'moderate', 'hard'] as const),
  'signal',
];

test('each tone has its own shape, so that color is never the only difference', () => {
  const { container } = render(tones.map((tone) => <Badge key={tone} tone={tone} />));
  const shapes = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(new Set(shapes).size).toBe(tones.length);
});

test('screen readers read only the word', () => {
  render(<Badge tone="high">High urgency</Badge>);
  const badge = screen.getByText('High urgency');
  expect(badge).toHaveAttribute('data-tone', 'high');
  expect(badge.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
