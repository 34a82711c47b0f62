import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteDir } from '@site/contract/paths';
import { billOfMaterials, componentsOf } from './bill-of-materials';

// Writes the bill of materials next to the built site: `.site/sbom.cdx.json`, or below SITE_DIR.
const folder = siteDir();
const bill = billOfMaterials();
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'sbom.cdx.json'), bill);
console.info(`${componentsOf(bill).length} components in ${join(folder, 'sbom.cdx.json')}`);
