import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PartSettings } from '@site/data-types/contract';

interface Part {
  name: string;
  version: string;
  site: PartSettings;
}

/** Reads a part's settings from its package.json. */
export const readPart = (dir: string): Part =>
  JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as Part;
