import type { CompanyConfig } from '@site/data-types/company';
import type { Fields } from '@site/contract/fields';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const count = v.pipe(v.number(), v.minValue(0));
const time = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/, 'must be HH:MM'));
const e164 = v.pipe(v.string(), v.regex(/^\+\d{8,15}$/, 'must be E.164, e.g. +17135550142'));
const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^/]+$/, 'must be an origin without a trailing slash'),
);
const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));
const hours = v.object({ opens: time, closes: time });

const everyFact = v.strictObject({
  name: text,
  phone: text,
  rawPhone: e164,
  secondPhone: text,
  rawSecondPhone: e164,
  email: v.pipe(v.string(), v.email('must be an e-mail address')),
  address: v.strictObject({
    street: v.string(),
    city: text,
    state: text,
    postalCode: v.string(),
    country: text,
  }),
  serviceArea: text,
  geo: v.strictObject({ lat: degrees(90), lng: degrees(180) }),
  messagingNumber: v.pipe(v.string(), v.regex(/^\d{8,15}$/, 'must be digits with country code')),
  hours: v.strictObject({ weekday: hours, weekend: hours }),
  timeZone: v.pipe(v.string(), v.check(isTimeZone, 'must be an IANA time zone')),
  warrantyDays: count,
  emergencyService: v.boolean(),
  gasUtility: v.strictObject({ phone: v.string(), rawPhone: v.union([v.literal(''), e164]) }),
  changeUntilHours: count,
  responseTime: text,
  rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  reviewCount: count,
  claims: v.strictObject({
    satisfactionPercent: count,
    confirmationMinutes: count,
    since: count,
    repairs: text,
    brands: text,
    radiusMiles: count,
    certification: v.string(),
    estimateAccuracyPercent: count,
  }),
  siteUrl: origin,
  partsSupplier: v.strictObject({ name: text, searchUrl: v.pipe(v.string(), v.url()) }),
  services: v.strictObject({
    supabaseUrl: v.union([v.literal(''), origin], 'must be empty or an origin'),
    supabaseAnonKey: v.string(),
    emailOrigin: v.union([v.literal(''), origin], 'must be empty or an origin'),
    emailPublicKey: v.string(),
    emailServiceId: v.string(),
    teamTemplateId: v.string(),
    customerTemplateId: v.string(),
    database: v.picklist(['supabase', 'none']),
  }),
  // A company file without it shows samples, labeled as such.
  samples: v.optional(v.boolean(), true),
  texts: v.optional(v.boolean()),
  indexZipPages: v.optional(v.picklist(['earned', 'all', 'none'])),
  reports: v.optional(
    v.union(
      [v.boolean(), v.pipe(v.number(), v.minValue(0), v.maxValue(1))],
      'must be true, false or a share of the visits from 0 to 1',
    ),
    true,
  ),
  publishOwnRating: v.boolean(),
  inSpanish: v.optional(
    v.strictObject({
      serviceArea: v.optional(text),
      responseTime: v.optional(text),
      certification: v.optional(text),
    }),
  ),
} satisfies Fields<CompanyConfig>);

/** Whether a link calls the number that the page shows. A number with letters is not compared. */
const sameNumber = (shown: string, called: string): boolean =>
  /[a-z]/i.test(shown) || called.endsWith(shown.replace(/\D/g, ''));

/**
 * The facts of the business, as `shell/company.ts` has them. Shown and dialed numbers must match,
 * because people change one and forget the other.
 */
export const companySchema = v.pipe(
  everyFact,
  v.forward(
    v.check(({ phone, rawPhone }) => sameNumber(phone, rawPhone), 'must be the number in phone'),
    ['rawPhone'],
  ),
  v.forward(
    v.check(
      ({ secondPhone, rawSecondPhone }) => sameNumber(secondPhone, rawSecondPhone),
      'must be the number in secondPhone',
    ),
    ['rawSecondPhone'],
  ),
);

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }));
  } catch {
    return false;
  }
}
