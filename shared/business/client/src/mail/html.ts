import { escapeHtml } from '@site/data-types/escape-html';
import type { MailCompany } from './mail-company';

/** One line of a table. */
export type Row = [label: string, value: string];

/** A paragraph, or a table. */
export type Part = string | Row[];

/** Text with its line breaks. */
export const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

export const signatureOf = ({ name, phone, email }: MailCompany): string =>
  `${name}\n${phone}\n${email}`;
