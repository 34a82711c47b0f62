import { strToU8, zipSync } from 'fflate';
import { escapeHtml } from '@site/data-types/escape-html';
import type { StaffPhoto } from '@site/client/staff';
import * as m from '../messages/customers';

/** The export of a customer, as far as the archive reads it; everything else is written as it is. */
interface Exported {
  phone: string;
  exportedAt: string;
  appointments: { id: string; photos: StaffPhoto[] }[];
}

const endings: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

const nameOf = (id: string, { type }: StaffPhoto, place: number): string =>
  `photos/${id}-${place + 1}.${endings[type] ?? 'webp'}`;

/** `preferredDate` → `Preferred date` */
const label = (field: string): string => {
  const words = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Any value as a list that a person can read. */
function html(value: unknown): string {
  if (Array.isArray(value))
    return value.length === 0
      ? m.archiveNone
      : `<ol>${value.map((each) => `<li>${html(each)}</li>`).join('')}</ol>`;
  if (typeof value === 'object' && value !== null)
    return `<dl>${Object.entries(value)
      .filter(([, each]) => each !== null && each !== '')
      .map(([field, each]) => `<dt>${escapeHtml(label(field))}</dt><dd>${html(each)}</dd>`)
      .join('')}</dl>`;
  return escapeHtml(String(value));
}

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}dt{font-weight:600}dd{margin:0 0 .5rem 1.5rem}img{max-width:20rem}';

/** A page of everything, that opens without the site. */
function page(data: Exported, photos: string[]): string {
  const phone = escapeHtml(data.phone);
  const pictures = photos.map((name) => `<p><img src="${name}" alt="${name}"></p>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${m.archiveTitle({ phone })}</title><style>${style}</style><h1>${m.archiveHeading({ phone })}</h1>${html(data)}${pictures && `<h2>${m.archivePhotos}</h2>${pictures}`}</html>\n`;
}

/**
 * Everything that is stored about a customer as a ZIP: the data, a page to read it, and the photos.
 * @param readPhoto reads a photo's bytes
 * @throws BackendError when a photo cannot be read: an archive without it would not be everything
 */
export async function customerArchive(
  exported: object,
  readPhoto: (photo: StaffPhoto) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const data = exported as Exported;
  const photos: Record<string, Uint8Array> = {};
  // One after the other: a phone has little memory and a slow network.
  for (const { id, photos: own } of data.appointments)
    for (const [place, photo] of own.entries())
      photos[nameOf(id, photo, place)] = await readPhoto(photo);
  return zipSync({
    'customer.json': strToU8(JSON.stringify(data, null, 2)),
    'customer.html': strToU8(page(data, Object.keys(photos))),
    ...photos,
  });
}
