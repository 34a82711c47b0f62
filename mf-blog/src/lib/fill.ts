import type { CompanyConfig, DayHours } from '@site/data-types/company';

/** `07:00` → `7:00 AM`. @param time 24-hour `HH:MM` */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}

const range = ({ opens, closes }: DayHours) => `${clock(opens)} - ${clock(closes)}`;

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
    `Monday to Friday ${range(hours.weekday)}, Saturday and Sunday ${range(hours.weekend)}`,
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
