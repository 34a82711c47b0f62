import type { CompanyConfig } from '@site/data-types/company';
import { formatHours } from '@site/data-types/format';

/** What content may say of the company, by the name in the placeholder: `{company.phone}`. */
const facts = {
  name: ({ name }) => name,
  phone: ({ phone }) => phone,
  rawPhone: ({ rawPhone }) => rawPhone,
  email: ({ email }) => email,
  serviceArea: ({ serviceArea }) => serviceArea,
  warrantyDays: ({ warrantyDays }) => String(warrantyDays),
  responseTime: ({ responseTime }) => responseTime,
  hours: ({ hours }) =>
    `Monday to Friday ${formatHours(hours.weekday)}, Saturday and Sunday ${formatHours(hours.weekend)}`,
  confirmationMinutes: ({ claims }) => String(claims.confirmationMinutes),
} satisfies Record<string, (company: CompanyConfig) => string>;

type Fact = keyof typeof facts;

/** Names that a placeholder may hold. */
export const placeholderNames = Object.keys(facts) as Fact[];

/** Every placeholder of a text; the first group is its name. */
export const placeholder = /\{company\.([A-Za-z]+)\}/g;

const isFact = (name: string): name is Fact => Object.hasOwn(facts, name);

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes a text harmless between tags and within quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (c) => escapes[c] ?? c);

const fill = (text: string, company: CompanyConfig, write: (fact: string) => string): string =>
  text.replace(placeholder, (whole, name: string) =>
    isFact(name) ? write(facts[name](company)) : whole,
  );

/** Plain text with the company's facts in it. A placeholder with an unknown name stays. */
export const fillText = (text: string, company: CompanyConfig): string =>
  fill(text, company, (fact) => fact);

/** Sanitised HTML with the company's facts in it, escaped: a name may hold any character. */
export const fillHtml = (html: string, company: CompanyConfig): string =>
  fill(html, company, escapeHtml);
