import type { MailCompany } from './template-params';

/** One line of a table. */
export type Row = [label: string, value: string];

/** A paragraph, or a table. */
export type Part = string | Row[];

export const escape = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c] ?? c,
  );

/** Text with its line breaks. */
export const lines = (text: string): string => escape(text).replaceAll('\n', '<br>');

export const signatureOf = ({ name, phone, email }: MailCompany): string =>
  `${name}\n${phone}\n${email}`;
