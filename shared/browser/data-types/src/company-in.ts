import type { CompanyConfig } from './company';
import type { Language } from './contract';

/** The facts of the business with their words in a language. */
export function companyIn(language: Language, company: CompanyConfig): CompanyConfig {
  const { serviceArea, responseTime, certification } = company.inSpanish ?? {};
  if (language === 'en') return company;
  return {
    ...company,
    serviceArea: serviceArea ?? company.serviceArea,
    responseTime: responseTime ?? company.responseTime,
    claims: { ...company.claims, certification: certification ?? company.claims.certification },
  };
}
