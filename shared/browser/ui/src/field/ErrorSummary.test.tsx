import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary, Field, TextInput, type FieldError } from '.';

const error = { fieldId: 'name', message: 'Name is required' };

function form(errors: FieldError[], submitCount: number) {
  return (
    <>
      <ErrorSummary title="Please look again" errors={errors} submitCount={submitCount} />
      <Field id="name" label="Name" error={errors[0]?.message}>
        <TextInput />
      </Field>
    </>
  );
}

beforeEach(() => {
  // jsdom does not lay out, so it does not scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

test('each failed submit moves focus to the summary', () => {
  const { rerender } = render(form([], 0));
  expect(screen.queryByRole('group')).toBeNull();

  rerender(form([error], 1));
  expect(screen.getByRole('group', { name: 'Please look again' })).toHaveFocus();

  screen.getByLabelText('Name').focus();
  rerender(form([error], 2));
  expect(screen.getByRole('group', { name: 'Please look again' })).toHaveFocus();
});

test('an error without a submit does not move focus', () => {
  const { rerender } = render(form([], 1));
  screen.getByLabelText('Name').focus();
  rerender(form([error], 1));
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('its link moves focus to the field and scrolls to the label', async () => {
  render(form([error], 1));
  await userEvent.click(screen.getByRole('link', { name: 'Name is required' }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts[0]).toContainElement(
    screen.getByText('Name'),
  );
});
