import type { BackendModule } from '@site/contract/backend';
import type { SiteFacts } from '@site/contract/company';
import { embeddedPublicKey } from '@site/client/public-key';
import type { CompanyConfig } from '@site/data-types/company';
import { companySchema } from './company-schema';
import { bookingOutcomes } from './server/booking-outcome';
import { isUpload } from './server/uploads';

const warningsOnStaticHost = ({ services }: SiteFacts): string[] => [
  ...(services.database === 'supabase' && !(services.supabaseUrl && services.supabaseAnonKey)
    ? [
        'services.supabaseUrl and services.supabaseAnonKey are not both set: without them bookings do not arrive (they are stored in the browser and the page asks to call), the warranty check answers that it is out of order, and the newsletter takes no address.',
      ]
    : []),
  ...(services.emailOrigin
    ? []
    : [
        'services.emailOrigin is not set: the browser cannot send mails; a hosted database sends them with its scheduled function, without one there are none.',
      ]),
];

const bookings = 'site_bookings_total';

/** This business, as the platform runs it. Code loads when it is used: a command must start fast. */
export const backend: BackendModule<CompanyConfig> = {
  companySchema,
  isUpload,
  counters: [
    {
      name: bookings,
      help: 'Acknowledged bookings: booked at once, held for a confirmation, or confirmed. Repeats count again.',
      label: 'outcome',
      values: bookingOutcomes,
    },
  ],
  routeKinds: [
    [/^\/rest\/v1\/rpc\/(book_appointment|confirm_booking)$/, 'booking'],
    [/^\/rest\/v1(\/|$)/, 'function'],
    [/^\/auth\/v1(\/|$)/, 'signing in'],
    [/^\/storage\/v1(\/|$)/, 'photo'],
    [/^\/functions\/v1(\/|$)/, 'report'],
    [/^\/api\//, 'mail'],
    [/^\/texts\//, 'text'],
  ],
  open: async ({ count, ...options }) =>
    (await import('./server/create-backend')).createBackend({
      ...options,
      twilio: (await import('./texts/twilio')).twilioAccount(process.env),
      onBooking: (outcome) => count(bookings, outcome),
    }),
  reports: {
    open: async (place) => (await import('./reports/open-reports')).openReports(place),
    nameSets: async (databaseUrl, sets) =>
      (await import('./reports/open-reports')).nameReportSets(databaseUrl, sets),
  },
  backup: {
    write: async (options) => (await import('./backup/write-backup')).writeBackup(options),
    restore: async (options) => (await import('./backup/restore-backup')).restoreBackup(options),
  },
  warningsOnStaticHost,
  command: {
    name: 'staff',
    does: 'appointments of the running site',
    run: async (name, argv) => (await import('./staff/run-staff')).runStaff(name, argv),
  },
  doctor: {
    publicKey: embeddedPublicKey,
    hidden: ['/staff.key'],
    check: async (site) => (await import('./doctor/check')).checkBackend(site),
  },
  pack: async () => (await import('./pack')).packParts(),
};
