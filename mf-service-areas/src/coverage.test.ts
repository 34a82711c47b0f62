import type { CoverageModule } from '@site/data-types/entities';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as coverage from './coverage';

const contract: CoverageModule = coverage;
const { isServed, lookUp, neighbors, servedZips } = contract;

test('serves 108 ZIPs: 59, 27, 14 and 8 by region', () => {
  const zips = servedZips();
  expect(zips).toHaveLength(108);
  expect(zips).toEqual(zips.toSorted());
  const counts: Record<string, number> = {};
  for (const zip of zips) {
    const { region = '' } = lookUp(zip);
    counts[region] = (counts[region] ?? 0) + 1;
  }
  expect(counts).toEqual({
    'Houston Metro': 59,
    'North Houston': 27,
    'West Houston': 14,
    'Southwest Houston': 8,
  });
});

test.each(['', '7700', '770021', '90210', '20008', '77501', '77002 ', 'constructor'])(
  'does not serve "%s"',
  (zip) => {
    expect(isServed(zip)).toBe(false);
    expect(lookUp(zip)).toEqual({ zipCode: zip, served: false });
    expect(neighbors(zip)).toEqual([]);
  },
);

test('returns where a ZIP is and how soon a technician arrives', () => {
  expect(lookUp('77449')).toEqual({
    zipCode: '77449',
    served: true,
    city: 'Katy',
    region: 'West Houston',
    responseHours: 2.5,
  });
  expect(lookUp('77005')).toMatchObject({ city: 'Houston', neighborhood: 'West University Place' });
});

test('neighbors are other served ZIPs, nearest first', () => {
  for (const zip of servedZips()) {
    const near = neighbors(zip);
    expect(near).toHaveLength(6);
    expect(near.map(({ zipCode }) => zipCode)).not.toContain(zip);
    expect(near.every(({ zipCode }) => isServed(zipCode))).toBe(true);
    expect(near).toEqual(near.toSorted((a, b) => a.miles - b.miles));
  }
});

test('gives as many neighbors as requested, if there are that many', () => {
  expect(neighbors('77002', 1)).toHaveLength(1);
  expect(neighbors('77002', 0)).toEqual([]);
  expect(neighbors('77002', 1000)).toHaveLength(106);
});

test('the post-office ZIP has the neighbors of the area around it, and is no ZIP’s neighbor', () => {
  expect(neighbors('77001')).toEqual(neighbors('77002'));
  const all = servedZips().flatMap((zip) => neighbors(zip, 107));
  expect(all.map(({ zipCode }) => zipCode)).not.toContain('77001');
});

test('needs no React, because other parts load it outside of rendering', () => {
  const source = readFileSync(join(__dirname, 'coverage.ts'), 'utf8');
  const imports = [...source.matchAll(/from '([^']+)'/g)].map((found) => found[1]);
  expect(imports).not.toContain('react');
  expect(imports.filter((name) => name?.endsWith('.tsx'))).toEqual([]);
});
