import { render, screen } from '@testing-library/react';
import { Badge, type BadgeTone } from '.';

const tones: BadgeTone[] = [
  ...(['critical', 'high', 'medium', 'low'] as const),
  ...(['easy', 'moderate', 'hard'] as const),
  'signal',
];

test('no two tones share a shape, so that colour is never alone', () => {
  const { container } = render(tones.map((tone) => <Badge key={tone} tone={tone} />));
  const shapes = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(new Set(shapes).size).toBe(tones.length);
});

test('only the word is read', () => {
  render(<Badge tone="high">High urgency</Badge>);
  const badge = screen.getByText('High urgency');
  expect(badge).toHaveAttribute('data-tone', 'high');
  expect(badge.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
