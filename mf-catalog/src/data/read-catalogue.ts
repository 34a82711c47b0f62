import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { applianceNames, applianceSlugs } from '@site/data-types/entities';
import { array } from 'valibot';
import { checkCatalogue } from './check-catalogue';
import { readYaml } from './read-yaml';
import { applianceSchema, brandSchema } from './schema';
import type { Appliance, Brand } from './schema';

/** Everything that the catalogue's sources say, checked. */
export interface Catalogue {
  /** In the order of their ids. */
  appliances: Appliance[];
  /** In the order of their ids. */
  brands: Brand[];
}

const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;

/**
 * Reads one file an appliance and the brands.
 * @param folder with `appliances/*.yaml` and `brands.yaml`; the part's own unless a test brings one
 * @throws ContentError naming file, line, field and reason
 */
export function readCatalogue(folder = import.meta.dirname): Catalogue {
  const files = readdirSync(join(folder, 'appliances')).filter((file) => file.endsWith('.yaml'));
  const appliances = files.map((file) => {
    const fields = readYaml(join(folder, 'appliances', file), applianceSchema);
    const { slug } = fields;
    const id = applianceSlugs.indexOf(slug) + 1;
    return { file, appliance: { ...fields, id, name: applianceNames[slug] } };
  });
  const brands = readYaml(join(folder, 'brands.yaml'), array(brandSchema));
  checkCatalogue(appliances, brands);
  return {
    appliances: appliances.map(({ appliance }) => appliance).toSorted(byId),
    brands: brands.toSorted(byId),
  };
}
