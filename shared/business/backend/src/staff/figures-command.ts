import { writeFile } from 'node:fs/promises';
import { type Command, report } from '@site/command-line/command';
import { typedPath } from '@site/contract/data-place';
import { listedAppliance, listedIssue, otherAppliance } from '@site/data-types/booking-lists';
import type { ZipFigures } from '@site/client/staff-types';
import type { CallSite } from './call-site';

/** Problems on a page. */
const most = 3;

/** Only listed words: customers type problems of their own, with anything in them. */
const publicFigures = ({ problems, ...figures }: ZipFigures): ZipFigures => ({
  ...figures,
  problems: problems
    .map(({ appliance, issue }) => ({
      appliance: listedAppliance(appliance),
      issue: listedIssue(appliance, issue),
    }))
    .filter(({ appliance, issue }) => appliance !== otherAppliance && issue !== otherAppliance)
    .slice(0, most),
});

/** Writes the figures that the pages of ZIPs are made from. */
export const figuresCommand = (callSite: CallSite): Command =>
  report({
    name: 'figures',
    args: ['FILE'],
    does: 'figures of ZIPs with ten finished repairs, for their pages: mf-service-areas/src/data/own-figures.json',
    run: async ([typed]) => {
      const file = typedPath(typed);
      const known = await callSite((site) => site.zipFigures());
      const zips = Object.fromEntries(
        Object.entries(known)
          .toSorted(([a], [b]) => a.localeCompare(b))
          .map(([zip, figures]) => [zip, publicFigures(figures)]),
      );
      await writeFile(file, `${JSON.stringify({ zips }, null, 2)}\n`);
      const rows = Object.entries(zips).map(([zip, { visits, hours, problems }]) => [
        zip,
        String(visits),
        String(hours),
        problems.map(({ appliance, issue }) => `${appliance}: ${issue}`).join('; '),
      ]);
      return {
        data: zips,
        rows:
          rows.length > 0
            ? [['ZIP', 'REPAIRS', 'HOURS', 'PROBLEMS'], ...rows]
            : [['No ZIP has ten finished repairs yet.']],
      };
    },
  });
