import type { CompanyConfig } from '@site/data-types/company';

/**
 * The facts of the business, for all pages, mails and feeds. They are read when a set is composed.
 * The type `CompanyConfig` explains each field. `COMPANY_FILE` names another file (.ts, .js or
 * .json). Environment variables override single values. Their names are the path in capitals:
 * `COMPANY_NAME`, `COMPANY_HOURS_WEEKDAY_OPENS`, `COMPANY_SERVICES_SUPABASE_URL`.
 *
 * Name, numbers (555-01xx) and addresses (example domain) are samples. Replace them.
 */
const company: CompanyConfig = {
  name: 'Fieldbook Appliance Repair',
  phone: '(713) 555-0142',
  rawPhone: '+17135550142',
  secondPhone: '(202) 555-0178',
  rawSecondPhone: '+12025550178',
  email: 'service@fieldbook.example',
  address: { street: '', city: 'Houston', state: 'TX', postalCode: '', country: 'US' },
  serviceArea: 'Houston, Katy, Sugar Land and The Woodlands',
  geo: { lat: 29.7604, lng: -95.3698 },
  messagingNumber: '17135550142',
  hours: {
    weekday: { opens: '07:00', closes: '20:00' },
    weekend: { opens: '08:00', closes: '18:00' },
  },
  timeZone: 'America/Chicago',
  warrantyDays: 90,
  emergencyService: true,
  gasUtility: { phone: '', rawPhone: '' },
  changeUntilHours: 2,
  responseTime: '2-4 hours',
  rating: 5,
  reviewCount: 1200,
  claims: {
    satisfactionPercent: 98,
    confirmationMinutes: 30,
    since: 2019,
    repairs: '5,000+',
    brands: '50+',
    radiusMiles: 50,
    certification: 'OEM certified technicians',
    estimateAccuracyPercent: 95,
  },
  siteUrl: 'https://www.fieldbook.example',
  partsSupplier: {
    name: 'Parts Supplier',
    searchUrl: 'https://parts.example/search',
  },
  services: {
    supabaseUrl: '',
    supabaseAnonKey: '',
    emailOrigin: '',
    emailPublicKey: 'embedded',
    emailServiceId: 'embedded',
    teamTemplateId: 'team_notification',
    customerTemplateId: 'customer_confirmation',
    database: 'supabase',
  },
  samples: true,
  reports: true,
  publishOwnRating: false,
  inSpanish: {
    serviceArea: 'Houston, Katy, Sugar Land y The Woodlands',
    responseTime: '2-4 horas',
    certification: 'Técnicos certificados por los fabricantes (OEM)',
  },
};

export default company;
