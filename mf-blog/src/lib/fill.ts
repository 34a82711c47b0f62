import type { CompanyConfig } from '@site/data-types/company';
import { isAppliance } from '@site/data-types/entities';
import { escapeHtml } from '@site/data-types/escape-html';
import { formatHours, formatPriceRange } from '@site/data-types/format';
import type { PriceTerms } from '@site/data-types/prices';
import * as m from '../messages/fill';
import { applianceCosts, priceTerms } from './records';

/** The company's facts for content, by the name in the placeholder: `{company.phone}`. */
const facts = {
  name: ({ name }) => name,
  phone: ({ phone }) => phone,
  rawPhone: ({ rawPhone }) => rawPhone,
  email: ({ email }) => email,
  serviceArea: ({ serviceArea }) => serviceArea,
  warrantyDays: ({ warrantyDays }) => String(warrantyDays),
  responseTime: ({ responseTime }) => responseTime,
  hours: ({ hours }) =>
    m.mondayFridayWeekdaySaturday({
      weekday: formatHours(hours.weekday),
      weekend: formatHours(hours.weekend),
    }),
  emergencyHours: ({ emergencyService }) =>
    emergencyService ? m.emergencyServiceAvailableAny : m.comeDuringOpeningHours,
  emergencyAnswer: ({ emergencyService, phone }) =>
    emergencyService
      ? m.yesEmergencyServiceAvailable({ phone })
      : m.answerPhoneComeDuring({ phone }),
  confirmationMinutes: ({ claims }) => String(claims.confirmationMinutes),
} satisfies Record<string, (company: CompanyConfig) => string>;

type Fact = keyof typeof facts;

/** Names that a placeholder of the company may hold. */
export const placeholderNames = Object.keys(facts) as Fact[];

/** Terms of every price; mf-estimator's words. */
const terms: readonly (keyof PriceTerms)[] = ['included', 'excluded', 'quotedBrands', 'diagnosis'];
const isTerm = (name: string): name is keyof PriceTerms => terms.some((term) => term === name);

/** Every placeholder of a text: `{company.phone}`, `{price.dryer}`, `{terms.included}`. */
export const placeholder = /\{(company|price|terms)\.([A-Za-z-]+)\}/g;

const isFact = (name: string): name is Fact => Object.hasOwn(facts, name);

/** Whether a placeholder has a value. */
export function isKnown(of: string, name: string): boolean {
  if (of === 'company') return isFact(name);
  return of === 'terms' ? isTerm(name) : isAppliance(name);
}

function factOf(of: string, name: string, company: CompanyConfig): string | undefined {
  if (of === 'company') return isFact(name) ? facts[name](company) : undefined;
  if (of === 'terms') return isTerm(name) ? (priceTerms.get('all')[name] ?? '') : undefined;
  return isAppliance(name) ? formatPriceRange(applianceCosts.get('all')[name]) : undefined;
}

const fill = (text: string, company: CompanyConfig, write: (fact: string) => string): string =>
  text.replace(placeholder, (whole, of: string, name: string) => {
    const fact = factOf(of, name, company);
    return fact === undefined ? whole : write(fact);
  });

/**
 * Fills the company's facts, appliances' prices and their terms into plain text. A page with prices
 * must load their records first. A placeholder with an unknown name stays.
 */
export const fillText = (text: string, company: CompanyConfig): string =>
  fill(text, company, (fact) => fact);

/** The same for sanitized HTML. Values are escaped, because a name may hold any character. */
export const fillHtml = (html: string, company: CompanyConfig): string =>
  fill(html, company, escapeHtml);
