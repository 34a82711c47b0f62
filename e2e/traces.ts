import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompanyConfig } from '@site/data-types/company';

const literally = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i');

/** Matches a number in any format: `(713) 555-0142`, `713.555.0142`, `+17135550142`. */
function inAnyForm(phone: string): RegExp {
  const [area, exchange, line] = [phone.slice(-10, -7), phone.slice(-7, -4), phone.slice(-4)];
  return new RegExp(`${area}\\D{0,4}${exchange}\\D{0,3}${line}(?!\\d)`);
}

/** `07:00` → `7:00 AM` */
const clock = (time: string): string => {
  const [hour = 0, minute = ''] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** Patterns that reveal a company in a text, by fact. */
export function tracesOf(company: CompanyConfig): Record<string, RegExp> {
  const { hours, address, geo, claims, warrantyDays } = company;
  const [firstName = ''] = company.name.split(' ');
  return {
    name: literally(firstName),
    phone: inAnyForm(company.rawPhone),
    'second phone': inAnyForm(company.rawSecondPhone),
    'messaging number': inAnyForm(company.messagingNumber),
    email: literally(company.email),
    domain: literally(new URL(company.siteUrl).host.replace('www.', '')),
    ...(address.street && { street: literally(address.street) }),
    area: literally(company.serviceArea),
    place: literally(`${geo.lat},"longitude":${geo.lng}`),
    supplier: literally(new URL(company.partsSupplier.searchUrl).host),
    'weekday hours': literally(`${clock(hours.weekday.opens)} - ${clock(hours.weekday.closes)}`),
    'weekend hours': literally(`${clock(hours.weekend.opens)} - ${clock(hours.weekend.closes)}`),
    'hours in structured data': literally(
      `"opens":"${hours.weekday.opens}","closes":"${hours.weekday.closes}"`,
    ),
    warranty: new RegExp(`\\b${warrantyDays}[ -]days?\\b`, 'i'),
    reviews: literally(company.reviewCount.toLocaleString('en-US') + '+'),
    repairs: literally(claims.repairs),
    brands: literally(claims.brands),
    satisfaction: literally(`${claims.satisfactionPercent}%`),
    confirmation: literally(`within ${claims.confirmationMinutes} minutes`),
  };
}

/** Facts of a company that a text contains, hashes left out: one may have `50+` in it by chance. */
export function tracesIn(text: string, company: CompanyConfig): string[] {
  const words = text.replace(/sha\d+-[\w+/]+=*/g, '');
  return Object.entries(tracesOf(company)).flatMap(([fact, trace]) => {
    const found = trace.exec(words);
    return found
      ? [`${fact}: …${words.slice(Math.max(0, found.index - 40), found.index + 40)}…`]
      : [];
  });
}

/** Every text file below a folder, by path; skips pictures and compressed copies. */
export async function textsBelow(dir: string): Promise<[path: string, text: string][]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(png|br|gz|woff2)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (file): Promise<[string, string]> => [
      file.slice(dir.length),
      await readFile(file, 'utf8'),
    ]),
  );
}
