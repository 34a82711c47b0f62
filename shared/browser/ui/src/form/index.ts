export { type Checked, Form, type FormErrors, type FormState, type FormValues } from './form';
export { readDraft, useForm, useFormState, useFormValue } from './use-form';
