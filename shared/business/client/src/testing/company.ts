import type { CompanyConfig } from '@site/data-types/company';
import { testCompany as base } from '@site/data-types/test-company';

/** The business in tests, with the mail settings of the embedded server. */
export const testCompany: CompanyConfig = {
  ...base,
  name: 'Testing Repair Co',
  phone: '(713) 555-0199',
  rawPhone: '+17135550199',
  email: 'team@testing.example',
  messagingNumber: '17135550199',
  siteUrl: 'https://www.testing.example',
  services: {
    ...base.services,
    emailPublicKey: 'embedded',
    emailServiceId: 'embedded',
    teamTemplateId: 'team_notification',
    customerTemplateId: 'customer_confirmation',
  },
};
