import { maxPhotos } from '@site/data-types/appointment';
import type { CompanyConfig } from '@site/data-types/company';
import { bookingAppliances } from '@site/data-types/booking-lists';
import { mailCompany } from '@site/client/mail/mail-company';
import type { Session } from '@site/database/database';

/**
 * SQL that writes company settings into the database, which needs them for windows, warranty and
 * mails. Keeps settings that the company configuration does not have (capacity, days ahead,
 * limits).
 */
export const settingsSql = `
  update private.settings set
    time_zone = $1, weekday_opens = $2::time, weekday_closes = $3::time,
    weekend_opens = $4::time, weekend_closes = $5::time, warranty_days = $6, company = $7::jsonb,
    browser_sends = $8::boolean, appliances = $9::text[],
    change_until_minutes = $10::integer, most_photos = $11::integer`;

export const settingsValues = (company: CompanyConfig) => [
  company.timeZone,
  company.hours.weekday.opens,
  company.hours.weekday.closes,
  company.hours.weekend.opens,
  company.hours.weekend.closes,
  company.warrantyDays,
  JSON.stringify(mailCompany(company)),
  // Browsers report only what EmailJS sent; the site's own relay reports for itself.
  String(company.services.emailOrigin !== ''),
  `{${bookingAppliances.map((name) => `"${name}"`).join()}}`,
  Math.round(company.changeUntilHours * 60),
  maxPhotos,
];

/** @throws Error for a time zone that the database does not have */
export async function writeSettings(db: Session, company: CompanyConfig): Promise<void> {
  await db.query('select now() at time zone $1', [company.timeZone]);
  await db.query(settingsSql, settingsValues(company));
}
