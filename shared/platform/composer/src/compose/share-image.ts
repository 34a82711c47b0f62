import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { link, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { siteDir } from '@site/contract/paths';
import type { SiteFacts } from '@site/contract/company';
import { writeAtomically } from '@site/delivery/write-atomically';

/** Text on the picture that other sites show with a link. */
export interface ShareImage {
  title: string;
  /** The section, in a few words above the title. */
  eyebrow: string;
}

const width = 1200;
const height = 630;
const family = 'Besley';
/**
 * Raise it with every change of the drawing, so that every picture is drawn again;
 * `document-format.test.ts` fails until then.
 */
export const designVersion = 1;

const font = createRequire(import.meta.url).resolve(
  '@fontsource/besley/files/besley-latin-600-normal.woff',
);
let fonts: { name: string; data: Buffer; weight: 600; style: 'normal' }[] | undefined;

/** One list for all pictures: satori parses a font again for every new one. */
const readFonts = () =>
  (fonts ??= [{ name: family, data: readFileSync(font), weight: 600, style: 'normal' }]);

type Node = { type: string; props: Record<string, unknown> };
const box = (style: Record<string, unknown>, ...children: (Node | string)[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** The title page of the manual: paper, rules, the title, the name and the number. */
function draw(
  { title, eyebrow }: ShareImage,
  { name, phone }: Pick<SiteFacts, 'name' | 'phone'>,
): Node {
  const ink = '#1e1a15';
  const column = { flexDirection: 'column' };
  return box(
    {
      ...column,
      width,
      height,
      padding: 72,
      background: '#faf6ec',
      color: ink,
      fontFamily: family,
    },
    box({ width: 120, height: 10, background: '#e6641a' }),
    box({ height: 2, marginBottom: 44, background: ink }),
    box({ fontSize: 34, color: '#4d4639' }, eyebrow),
    box({ flexGrow: 1, fontSize: title.length > 44 ? 66 : 82, lineHeight: 1.12 }, title),
    box({ height: 2, marginBottom: 28, background: ink }),
    box({ justifyContent: 'space-between', fontSize: 34 }, box({}, name), box({}, phone)),
  );
}

/** The picture as SVG, its letters as paths. */
export async function drawShareImage(
  image: ShareImage,
  company: Pick<SiteFacts, 'name' | 'phone'>,
): Promise<string> {
  const { default: satori } = await import('satori');
  return satori(draw(image, company) as never, { width, height, fonts: readFonts() });
}

/** Pictures that are being drawn: two pages, as in two languages, may have the same. */
const drawing = new Map<string, Promise<void>>();

async function drawInto(file: string, image: ShareImage, company: SiteFacts): Promise<void> {
  // Most promotions draw no picture, so they load none of this.
  const { renderAsync } = await import('@resvg/resvg-js');
  const svg = await drawShareImage(image, company);
  // The letters are drawn as paths; reading the machine's fonts would take most of the time.
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false } });
  await writeAtomically(file, picture.asPng());
}

/**
 * Writes a page's share picture, 1200 × 630, PNG. Each picture is drawn once and cached next to the
 * sets.
 * @param target file to write
 * @returns name of the cached picture, without ending
 */
export async function writeShareImage(
  image: ShareImage,
  company: SiteFacts,
  target: string,
): Promise<string> {
  const key = JSON.stringify([designVersion, image, company.name, company.phone]);
  const name = createHash('sha256').update(key).digest('hex').slice(0, 24);
  const cached = join(siteDir(), 'share', `${name}.png`);
  let drawn = drawing.get(cached);
  if (!drawn && !existsSync(cached)) {
    drawn = drawInto(cached, image, company).finally(() => drawing.delete(cached));
    drawing.set(cached, drawn);
  }
  await drawn;
  await mkdir(dirname(target), { recursive: true });
  // A hard link is safe: published files are never changed.
  await link(cached, target);
  return name;
}
