import type { CompanyConfig } from './company';

/** The one sentence about gas smell. All pages, mails and articles use it. */
export const gasAdvice =
  'Smell gas? Touch no switch, leave the house, and call 911 and your gas utility from outside.';

/** When to call us for water and electrical trouble, by the company's own hours. */
export const troubleAdvice = ({ emergencyService }: Pick<CompanyConfig, 'emergencyService'>) =>
  emergencyService
    ? 'For water or electrical trouble call us at any hour. Emergency or after-hours rates may apply.'
    : 'For water or electrical trouble call us during our opening hours.';
