import { join } from 'node:path';
import { readYamlFile, yamlFilesIn } from '@site/build/content';
import { applianceSlugs } from '@site/data-types/entities';
import { applianceName } from '@site/data-types/shown';
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

/** Advice that keeps people safe is never shown in a language that they do not read. */
const safety = ['safeToRun', 'rightNow', 'stopIf', 'tryFirst', 'safetyNotes'];

const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;

/**
 * Reads one file an appliance, the brands, their error codes and the sources.
 * @param folder with `appliances/*.yaml`, `brands.yaml`, `codes/*.yaml` and `sources.yaml`; default:
 *   the part's own
 * @throws Error naming file, line, field and reason
 */
export function readCatalog(folder = import.meta.dirname): Catalog {
  const names = yamlFilesIn(join(folder, 'appliances'));
  const files = names.map((file) => {
    const fields = readYamlFile(join(folder, 'appliances', file), applianceSchema, file, safety);
    const { slug } = fields;
    const id = applianceSlugs.indexOf(slug) + 1;
    return { file, appliance: { ...fields, id, name: applianceName(slug) } };
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
