import type { CompanyConfig } from '@site/data-types/company';

let current: CompanyConfig | undefined;

/** Gives the page its company; called once by whoever starts it (shell, prerenderer, test). */
export function provideCompany(company: CompanyConfig): void {
  current = company;
}

/** The company outside of components. @throws if nobody has provided one */
export function getCompany(): CompanyConfig {
  if (!current)
    throw new Error('No company configuration: call provideCompany() before rendering.');
  return current;
}

/** The company that this page belongs to; constant for the life of the page. */
export const useCompany = (): CompanyConfig => getCompany();
