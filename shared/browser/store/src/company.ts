import type { CompanyConfig } from '@site/data-types/company';
import { companyIn } from '@site/data-types/company-in';
import { language } from '@site/data-types/language';

let current: CompanyConfig | undefined;

/** Sets the page's company. The shell, the prerenderer or a test calls it once at the start. */
export function provideCompany(company: CompanyConfig): void {
  current = language === 'en' ? company : companyIn(language, company);
}

/** The company, for code outside of components. @throws if `provideCompany` was not called */
export function getCompany(): CompanyConfig {
  if (!current)
    throw new Error('No company configuration: call provideCompany() before rendering.');
  return current;
}

/** The page's company; it never changes while the page is open. */
export const useCompany = (): CompanyConfig => getCompany();
