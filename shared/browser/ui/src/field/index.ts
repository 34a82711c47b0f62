export { ErrorSummary, type ErrorSummaryProps, type FieldError } from './ErrorSummary';
export { Field, type FieldProps } from './Field';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup';
export { Select, type SelectProps } from './Select';
export { TextArea, type TextAreaProps } from './TextArea';
export { TextInput, type TextInputProps } from './TextInput';
