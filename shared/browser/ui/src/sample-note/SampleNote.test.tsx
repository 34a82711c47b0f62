import { render } from '@testing-library/react';
import { asSample, SampleNote } from '.';

test('says what is a sample', () => {
  const { container } = render(<SampleNote of="Ratings" className="own" />);
  expect(container).toHaveTextContent(
    'Samples. Ratings are samples until the business publishes its own.',
  );
  expect(container.firstChild).toHaveClass('own');
});

test('marks the label of a sample and no other', () => {
  expect(asSample('Customer rating')).toBe('Customer rating (sample)');
  expect(asSample('Warranty', false)).toBe('Warranty');
});
