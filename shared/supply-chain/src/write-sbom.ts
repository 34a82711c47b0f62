import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { billOfMaterials, componentsOf, root } from './bill-of-materials';

// Writes the bill of materials next to the built site: `.site/sbom.cdx.json`, or below SITE_DIR.
const folder = resolve(process.env.INIT_CWD ?? root, process.env.SITE_DIR ?? join(root, '.site'));
const bill = billOfMaterials();
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'sbom.cdx.json'), bill);
console.info(`${componentsOf(bill).length} components in ${join(folder, 'sbom.cdx.json')}`);
