import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioGroup } from '.';

const options = [
  { value: 'part', label: 'Part number' },
  { value: 'model', label: 'Model number', hint: 'On the plate' },
];

test('the group has label and error, each radio has its hint', () => {
  render(<RadioGroup label="Search by" name="by" options={options} error="Choose one" />);
  expect(screen.getByRole('group', { name: 'Search by' })).toHaveAccessibleDescription(
    'Choose one',
  );
  expect(screen.getByRole('radio', { name: /Model/ })).toHaveAccessibleDescription('On the plate');
});

test('all radios share one ref and handler, and the first has the id', async () => {
  const [register, change] = [jest.fn(), jest.fn()];
  render(
    <RadioGroup
      id="by"
      label="Search by"
      name="by"
      options={options}
      defaultValue="part"
      ref={register}
      onChange={change}
    />,
  );
  expect(register).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('radio', { name: 'Part number' })).toHaveAttribute('id', 'by');
  expect(screen.getByRole('radio', { name: 'Part number' })).toBeChecked();

  await userEvent.click(screen.getByRole('radio', { name: /Model/ }));
  expect(change).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('radio', { name: 'Part number' })).not.toBeChecked();
});

test('a controlled value selects the radio', () => {
  const radios = (value: string) => (
    <RadioGroup label="By" name="by" options={options} value={value} onChange={() => undefined} />
  );
  const { rerender } = render(radios('part'));
  rerender(radios('model'));
  expect(screen.getByRole('radio', { name: /Model/ })).toBeChecked();
});
