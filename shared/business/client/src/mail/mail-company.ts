import type { CompanyConfig } from '@site/data-types/company';

/** The part of the company's configuration that the mails need. */
export interface MailCompany {
  name: string;
  phone: string;
  email: string;
  siteUrl: string;
  timeZone: string;
  warrantyDays: number;
  confirmationMinutes: number;
  /** Missing while a hosted database holds the settings of an older version. */
  rawPhone?: string;
  /** Whether figures that no business has counted are shown, as samples. Missing as `rawPhone` is. */
  samples?: boolean;
  /** Missing when `rawPhone` is. */
  hours?: CompanyConfig['hours'];
}

export const mailCompany = (company: CompanyConfig): MailCompany => ({
  name: company.name,
  phone: company.phone,
  email: company.email,
  siteUrl: company.siteUrl,
  timeZone: company.timeZone,
  warrantyDays: company.warrantyDays,
  confirmationMinutes: company.claims.confirmationMinutes,
  rawPhone: company.rawPhone,
  hours: company.hours,
  samples: company.samples,
});
