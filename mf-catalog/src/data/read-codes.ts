import { join } from 'node:path';
import { readYamlFile, yamlFilesIn } from '@site/build/content';
import { codeAnchor, codeKey } from '../lib/code-key';
import { brandCodesSchema } from './codes-schema';
import type { BrandCodes, CodeTable } from './codes-schema';
import { ContentError } from './content-error';
import type { Appliance, Brand } from './schema';

/**
 * Reads the tables of error codes, one file a brand, in the order of the brands. A brand without a
 * file has no codes.
 * @throws ContentError naming file, field and reason of everything that is wrong
 */
export function readCodes(folder: string, appliances: Appliance[], brands: Brand[]): BrandCodes[] {
  const files = yamlFilesIn(folder);
  const read = files.map((file) => ({
    file,
    codes: readYamlFile(join(folder, file), brandCodesSchema),
  }));
  const complaints = read.flatMap(({ file, codes }) => [
    ...(file === `${codes.slug}.yaml` ? [] : [`${file}: slug: must be the file's name`]),
    ...codes.tables.flatMap((table) =>
      checkTable(table, codes.slug, appliances, brands).map(
        (reason) => `${file}: ${table.appliance}: ${reason}`,
      ),
    ),
    ...repeated(codes).map((anchor) => `${file}: ${anchor} is there twice`),
  ]);
  if (complaints.length > 0) throw new ContentError(complaints.join('\n'));
  return brands.flatMap(({ slug }) =>
    read.flatMap(({ codes }) => (codes.slug === slug ? [codes] : [])),
  );
}

function checkTable(
  { appliance, codes }: CodeTable,
  slug: string,
  appliances: Appliance[],
  brands: Brand[],
): string[] {
  const made = brands.find((brand) => brand.slug === slug)?.appliances ?? [];
  const issues = appliances.find((other) => other.slug === appliance)?.issues ?? [];
  const known = new Set(issues.map((issue) => issue.slug));
  return [
    ...(made.includes(appliance) ? [] : ['brands.yaml has no such appliance of this brand']),
    ...codes
      .filter(({ issue }) => !known.has(issue))
      .map(({ code, issue }) => `${code}: there is no issue "${issue}" of this appliance`),
  ];
}

/** Codes that occur twice in a table, also under another spelling, or whose anchors are the same. */
function repeated({ tables }: BrandCodes): string[] {
  const all = tables.flatMap(({ appliance, codes }) =>
    codes.flatMap(({ code, also }) => {
      const keys = new Set([code, ...also].map((spelling) => `${appliance} ${codeKey(spelling)}`));
      return [...keys, codeAnchor(appliance, code)];
    }),
  );
  return all.filter((entry, i) => all.indexOf(entry) !== i);
}
