import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { applianceNames, applianceSlugs } from '@site/data-types/entities';
import { array } from 'valibot';
import { checkCatalog } from './check-catalog';
import { checkSources } from './check-sources';
import { readYamlFile } from './read-yaml';
import { applianceSchema, brandSchema, sourceSchema } from './schema';
import type { Appliance, Brand, Source } from './schema';

/** The checked content of all source files. */
export interface Catalog {
  /** In the order of their ids. */
  appliances: Appliance[];
  /** In the order of their ids. */
  brands: Brand[];
  sources: Source[];
}

const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;

/**
 * Reads one file an appliance, the brands and the sources.
 * @param folder with `appliances/*.yaml`, `brands.yaml` and `sources.yaml`; default: the part's own
 * @throws ContentError naming file, line, field and reason
 */
export function readCatalog(folder = import.meta.dirname): Catalog {
  const files = readdirSync(join(folder, 'appliances')).filter((file) => file.endsWith('.yaml'));
  const appliances = files.map((file) => {
    const fields = readYamlFile(join(folder, 'appliances', file), applianceSchema);
    const { slug } = fields;
    const id = applianceSlugs.indexOf(slug) + 1;
    return { file, appliance: { ...fields, id, name: applianceNames[slug] } };
  });
  const brands = readYamlFile(join(folder, 'brands.yaml'), array(brandSchema));
  const sources = readYamlFile(join(folder, 'sources.yaml'), array(sourceSchema));
  checkCatalog(appliances, brands);
  checkSources(appliances, sources);
  return {
    appliances: appliances.map(({ appliance }) => appliance).toSorted(byId),
    brands: brands.toSorted(byId),
    sources,
  };
}
