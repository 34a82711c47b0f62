import type { Example } from '../examples/example';
import { Stack } from '../layout';
import { ErrorSummary } from './ErrorSummary';
import { Field } from './Field';
import { RadioGroup } from './RadioGroup';
import { Select } from './Select';
import { TextArea } from './TextArea';
import { TextInput } from './TextInput';

const windows = [
  { value: '8-10', label: '8-10 AM' },
  { value: '10-12', label: '10-12' },
  { value: '12-2', label: '12-2 PM' },
  { value: '2-4', label: '2-4 PM', disabled: true },
];

const kinds = [
  { value: 'part', label: 'Part number', hint: 'On the part itself, often after P/N' },
  { value: 'model', label: 'Model number', hint: 'On the plate inside the door' },
];

export const examples: Example[] = [
  {
    name: 'text',
    element: (
      <Stack>
        <Field label="Name" required>
          <TextInput name="name" autoComplete="off" />
        </Field>
        <Field label="ZIP code" hint="Five digits" required>
          <TextInput name="zip" inputMode="numeric" chars={5} defaultValue="77001" />
        </Field>
        <Field label="Phone" error="Please enter a valid 10-digit phone number" required>
          <TextInput name="phone" type="tel" chars={10} defaultValue="713 555" />
        </Field>
        <Field label="Address">
          <TextInput name="address" disabled defaultValue="Not needed" />
        </Field>
      </Stack>
    ),
  },
  {
    name: 'select and several lines',
    element: (
      <Stack>
        <Field label="Appliance" error="Appliance is required" required>
          <Select name="appliance" defaultValue="">
            <option value="">Choose an appliance</option>
            <option>Washing Machine</option>
          </Select>
        </Field>
        <Field label="What happens" required={false}>
          <TextArea name="description" placeholder="It hums but does not drain" />
        </Field>
      </Stack>
    ),
  },
  {
    name: 'any other control',
    element: (
      <Field label="How urgent" hint="From 1 to 10">
        {(control) => <input {...control} type="range" min={1} max={10} name="urgent" />}
      </Field>
    ),
  },
  {
    name: 'radios',
    element: (
      <Stack>
        <RadioGroup label="Search by" name="kind" options={kinds} defaultValue="part" />
        <RadioGroup
          label="Preferred time"
          name="window"
          options={windows}
          error="Preferred time is required"
          required
          inline
        />
      </Stack>
    ),
  },
  {
    name: 'error summary',
    element: (
      <Stack>
        <ErrorSummary
          title="Two answers need another look"
          errors={[
            { fieldId: 'summary-name', message: 'Name is required' },
            { fieldId: 'summary-zip', message: 'Please enter a valid 5-digit ZIP code' },
          ]}
        />
        <Field id="summary-name" label="Name" error="Name is required" required>
          <TextInput name="summary-name" />
        </Field>
        <Field
          id="summary-zip"
          label="ZIP code"
          error="Please enter a valid 5-digit ZIP code"
          required
        >
          <TextInput name="summary-zip" chars={5} />
        </Field>
      </Stack>
    ),
  },
];
