export {
  type Checked,
  Form,
  type FormErrors,
  type FormState,
  type FormValues,
  type Registered,
} from './form';
export { readDraft, useForm, useFormState, useFormValue } from './use-form';
