import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { Field, Select, TextArea, TextInput } from '.';

test('label, hint and error belong to the control', () => {
  render(
    <Field label="Phone" hint="Ten digits" error="Please enter a valid number" required>
      <TextInput name="phone" />
    </Field>,
  );
  const control = screen.getByLabelText('Phone');
  expect(control).toBeRequired();
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('Ten digits Please enter a valid number');
});

test('without hint and error the control has no such attributes', () => {
  render(
    <Field label="Phone">
      <TextInput name="phone" />
    </Field>,
  );
  const control = screen.getByLabelText('Phone');
  expect(control).not.toHaveAttribute('aria-describedby');
  expect(control).not.toHaveAttribute('aria-invalid');
  expect(control).not.toBeRequired();
});

test('only a field that says required={false} is marked optional', () => {
  render(
    <>
      <Field label="Notes" required={false}>
        <TextArea name="notes" />
      </Field>
      <Field label="Category">
        <Select name="category" />
      </Field>
    </>,
  );
  expect(screen.getByLabelText('Notes (optional)')).toBeVisible();
  expect(screen.getByLabelText('Category')).toBeVisible();
});

test('a control keeps its own description in addition to the field’s', () => {
  render(
    <Field label="ZIP code" hint="Five digits">
      <TextInput aria-describedby="coverage" />
      <output id="coverage">In our area</output>
    </Field>,
  );
  expect(screen.getByLabelText('ZIP code')).toHaveAccessibleDescription('In our area Five digits');
});

test('a function gets the attributes for any other control', () => {
  render(
    <Field id="urgency" label="Urgency" error="Choose one">
      {(control) => <input {...control} type="range" />}
    </Field>,
  );
  const slider = screen.getByRole('slider', { name: 'Urgency' });
  expect(slider).toHaveAttribute('id', 'urgency');
  expect(slider).toHaveAccessibleDescription('Choose one');
});

test('controls accept refs, which form libraries need', () => {
  const [input, area, select] = [
    createRef<HTMLInputElement>(),
    createRef<HTMLTextAreaElement>(),
    createRef<HTMLSelectElement>(),
  ];
  render(
    <>
      <TextInput ref={input} aria-label="Name" />
      <TextArea ref={area} aria-label="Notes" />
      <Select ref={select} aria-label="Appliance" />
    </>,
  );
  expect(input.current).toBe(screen.getByLabelText('Name'));
  expect(area.current).toBe(screen.getByLabelText('Notes'));
  expect(select.current).toBe(screen.getByLabelText('Appliance'));
});
