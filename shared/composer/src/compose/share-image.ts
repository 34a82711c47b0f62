import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { link, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { CompanyConfig } from '@site/data-types/company';
import satori from 'satori';
import { siteDir } from '../paths';
import { writeAtomically } from '../store/sets';

/** What stands on the picture that a page is shared with. */
export interface ShareImage {
  title: string;
  /** A few words above the title: the section. */
  eyebrow: string;
}

const width = 1200;
const height = 630;
const family = 'Besley';
/** Raising it draws every picture anew. */
const design = 1;

const font = (): Buffer =>
  readFileSync(
    createRequire(import.meta.url).resolve('@fontsource/besley/files/besley-latin-600-normal.woff'),
  );

type Node = { type: string; props: Record<string, unknown> };
const box = (style: Record<string, unknown>, ...children: (Node | string)[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** The title page of the manual: paper, rules, the title, the name and the number. */
function draw({ title, eyebrow }: ShareImage, { name, phone }: CompanyConfig): Node {
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

/**
 * Writes the picture of a page, 1200 × 630, PNG. Pictures are kept beside the sets and drawn once.
 * @param target file to write
 */
export async function writeShareImage(
  image: ShareImage,
  company: CompanyConfig,
  target: string,
): Promise<void> {
  const key = JSON.stringify([design, image, company.name, company.phone]);
  const name = createHash('sha256').update(key).digest('hex').slice(0, 24);
  const kept = join(siteDir(), 'share', `${name}.png`);
  if (!existsSync(kept)) {
    const fonts = [{ name: family, data: font(), weight: 600 as const, style: 'normal' as const }];
    const svg = await satori(draw(image, company) as never, { width, height, fonts });
    await writeAtomically(kept, new Resvg(svg).render().asPng());
  }
  await mkdir(dirname(target), { recursive: true });
  // One file under two names: nobody writes to what is published.
  await link(kept, target);
}
