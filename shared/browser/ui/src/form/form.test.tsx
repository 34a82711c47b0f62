import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { ErrorSummary, Field, RadioGroup, Select, TextInput } from '../field';
import { type Checked, useForm, useFormState, useFormValue } from '.';

type Name = 'name' | 'kind' | 'time';
type Answers = Record<Name, string>;

const send = jest.fn(async (_: Answers) => {});
const check = jest.fn(
  async ({ name = '', kind = '', time = '' }: Partial<Answers>): Promise<Checked<Name, Answers>> =>
    name.length > 2
      ? { answers: { name: name.trim(), kind, time } }
      : { errors: { name: `"${name}" is too short` } },
);
let renders = 0;

function Sample() {
  renders += 1;
  const form = useForm(check);
  const { errors, sending, submitCount } = useFormState(form);
  const kind = useFormValue(form, 'kind');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(send).catch(() => form.setErrors({ form: 'Not sent' }));
      }}
    >
      <ErrorSummary
        title="Mistakes"
        errors={errors.name ? [{ fieldId: 'a-name', message: errors.name }] : []}
        submitCount={submitCount}
      />
      <Field id="a-name" label="Name" error={errors.name}>
        <TextInput {...form.register('name')} />
      </Field>
      <Field label="Kind">
        <Select {...form.register('kind', () => form.set('time', ''))}>
          <option value="">Choose</option>
          <option>Tea</option>
          <option>Cake</option>
        </Select>
      </Field>
      {kind === 'Tea' && (
        <RadioGroup
          {...form.register('time')}
          label="Time"
          options={[
            { value: '4', label: 'Four' },
            { value: '5', label: 'Five' },
          ]}
        />
      )}
      {errors.form && <p role="alert">{errors.form}</p>}
      <button disabled={sending}>Send</button>
    </form>
  );
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => {
  jest.clearAllMocks();
  renders = 0;
});

test('mistakes get the focus; one goes when its control is edited, and is looked for when it is left', async () => {
  const user = userEvent.setup();
  render(<Sample />);
  await user.type(name(), 'A');
  await user.tab();
  expect(check).not.toHaveBeenCalled();
  await press(user);
  expect(screen.getByRole('group', { name: 'Mistakes' })).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await user.type(name(), 'd');
  expect(screen.queryByRole('group', { name: 'Mistakes' })).toBeNull();
  await user.tab();
  expect(await screen.findByRole('link', { name: '"Ad" is too short' })).toBeVisible();
  await user.type(name(), 'a ');
  await press(user);
  expect(send).toHaveBeenCalledWith({ name: 'Ada', kind: '', time: '' });
});

test('typing renders no component that reads no value', async () => {
  const user = userEvent.setup();
  render(<Sample />);
  const before = renders;
  await user.type(name(), 'Ada Homeowner');
  expect(renders).toBe(before);
});

test('a hidden control keeps its value, and gets it back', async () => {
  const user = userEvent.setup();
  render(<Sample />);
  await user.selectOptions(screen.getByLabelText('Kind'), 'Tea');
  await user.click(screen.getByLabelText('Five'));
  await user.type(name(), 'Ada');
  await press(user);
  expect(send).toHaveBeenLastCalledWith({ name: 'Ada', kind: 'Tea', time: '5' });
  await user.selectOptions(screen.getByLabelText('Kind'), 'Cake');
  expect(screen.queryByLabelText('Five')).toBeNull();
  // Its own code has emptied it.
  await user.selectOptions(screen.getByLabelText('Kind'), 'Tea');
  expect(screen.getByLabelText('Five')).not.toBeChecked();
});

test('a failure is shown, and the form can be sent again', async () => {
  const user = userEvent.setup();
  send.mockRejectedValueOnce(new Error('no network'));
  render(<Sample />);
  await user.type(name(), 'Ada');
  await press(user);
  expect(screen.getByRole('alert')).toHaveTextContent('Not sent');
  await press(user);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(send).toHaveBeenCalledTimes(2);
});

test('answers typed before the page is live stay, and are sent', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Sample />);
  name().value = 'Early';
  screen.getByLabelText<HTMLSelectElement>('Kind').value = 'Tea';
  const live = await act(async () => hydrateRoot(root, <Sample />));
  expect(name().value).toBe('Early');
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Four'));
  await press(user);
  expect(send).toHaveBeenCalledWith({ name: 'Early', kind: 'Tea', time: '4' });
  act(() => live.unmount());
  root.remove();
});

function Boxes() {
  const form = useForm<'texts', Record<'texts', string>>(async ({ texts = '' }) => ({
    answers: { texts },
  }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(async ({ texts }) => send({ name: texts, kind: '', time: '' }));
      }}
    >
      <label>
        <input type="checkbox" value="yes" {...form.register('texts')} /> Texts
      </label>
      <button>Send</button>
    </form>
  );
}

test('a box has its value only while it is ticked', async () => {
  const user = userEvent.setup();
  render(<Boxes />);
  await press(user);
  expect(send).toHaveBeenLastCalledWith({ name: '', kind: '', time: '' });
  await user.click(screen.getByRole('checkbox', { name: 'Texts' }));
  await press(user);
  expect(send).toHaveBeenLastCalledWith({ name: 'yes', kind: '', time: '' });
  await user.click(screen.getByRole('checkbox', { name: 'Texts' }));
  await press(user);
  expect(send).toHaveBeenLastCalledWith({ name: '', kind: '', time: '' });
});
