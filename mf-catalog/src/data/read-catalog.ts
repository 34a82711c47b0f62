import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readYamlFile } from '@site/build/content';
import { applianceNames, applianceSlugs } from '@site/data-types/entities';
import { array } from 'valibot';
import { checkCatalog } from './check-catalog';
import { checkSources } from './check-sources';
import type { BrandCodes } from './codes-schema';
import { readCodes } from './read-codes';
import { applianceSchema, brandSchema, sourceSchema } from './schema';
import type { Appliance, Brand, Source } from './schema';

/** The checked content of all source files. */
export interface Catalog {
  /** In the order of their ids. */
  appliances: Appliance[];
  /** In the order of their ids. */
  brands: Brand[];
  /** Error codes, in the order of the brands; a brand may have none. */
  codes: BrandCodes[];
  sources: Source[];
}

const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;

/**
 * Reads one file an appliance, the brands, their error codes and the sources.
 * @param folder with `appliances/*.yaml`, `brands.yaml`, `codes/*.yaml` and `sources.yaml`; default:
 *   the part's own
 * @throws Error naming file, line, field and reason
 */
export function readCatalog(folder = import.meta.dirname): Catalog {
  const names = readdirSync(join(folder, 'appliances')).filter((file) => file.endsWith('.yaml'));
  const files = names.map((file) => {
    const fields = readYamlFile(join(folder, 'appliances', file), applianceSchema);
    const { slug } = fields;
    const id = applianceSlugs.indexOf(slug) + 1;
    return { file, appliance: { ...fields, id, name: applianceNames[slug] } };
  });
  const brands = readYamlFile(join(folder, 'brands.yaml'), array(brandSchema)).toSorted(byId);
  const sources = readYamlFile(join(folder, 'sources.yaml'), array(sourceSchema));
  checkCatalog(files, brands);
  checkSources(files, sources);
  const appliances = files.map(({ appliance }) => appliance).toSorted(byId);
  return {
    appliances,
    brands,
    codes: readCodes(join(folder, 'codes'), appliances, brands),
    sources,
  };
}
