import { bookingAppliances, otherAppliance, presetIssues } from '@site/data-types/booking-lists';
import { readable } from '@site/data-types/format';
import type { EstimateSummary } from '@site/data-types/entities';
import { zipPattern } from '@site/data-types/zip';
import { bookingLimits } from '@site/data-types/booking-limits';
import * as m from '../messages/prefill';
import { otherIssue as other } from './form-fields';
import type { BookingTexts } from './form-fields';

/** `Won't Start` → `wont-start`. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Anyone can write an address, so its text is cut to one line no longer than a field. */
const cleaned = (text: string, max: number): string =>
  text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, max);

/** `gas-smell` → `Gas Smell`. Text that already reads as words is unchanged. */
const words = (text: string): string => (/^[a-z0-9-]+$/.test(text) ? readable(text) : text);

const appliances = new Map<string, string>([
  ...bookingAppliances.map((name): [string, string] => [slugOf(name), name]),
  ['oven', 'Oven/Range'],
  ['range', 'Oven/Range'],
]);

type ApplianceAnswers = Pick<BookingTexts, 'appliance' | 'issue' | 'otherIssue'>;

/**
 * The form's answers for an appliance and issue given by slug or label, for example by the
 * calculator. An appliance outside the list becomes Other, and its name goes into the issue. An issue
 * outside the list becomes 'other', and its name goes into the free text.
 */
export function applianceAnswers(applianceName: string, issueName: string): ApplianceAnswers {
  const named = cleaned(applianceName, bookingLimits.appliance);
  const wanted = cleaned(issueName, bookingLimits.issue - bookingLimits.appliance);
  const slug = slugOf(named);
  if (!slug) return { appliance: '', issue: '', otherIssue: '' };
  const appliance = appliances.get(slug) ?? otherAppliance;
  const issueSlug = slugOf(wanted);
  // Issue pages are named `dryer-not-heating`, the form's list has `Not Heating`.
  const bare = issueSlug.startsWith(`${slug}-`) ? issueSlug.slice(slug.length + 1) : issueSlug;
  const presets = presetIssues(appliance);
  const listed = presets.find((name) => [bare, issueSlug].includes(slugOf(name)));
  if (listed) return { appliance, issue: listed, otherIssue: '' };
  const issue = bare === issueSlug ? words(wanted) : readable(bare);
  if (presets.length > 0) return { appliance, issue: issue && other, otherIssue: issue };
  const unlisted = appliance === otherAppliance && slug !== slugOf(otherAppliance);
  const free = unlisted ? [words(named), issue].filter(Boolean).join(': ') : issue;
  return { appliance, issue: free, otherIssue: '' };
}

/** Answers that another page puts into the address of the form. */
export interface Prefill {
  appliance: string;
  issue: string;
  /** Amounts in words: `$162 - $315`. */
  estimate: string;
  brand: string;
  /** Five digits, or empty. */
  zip: string;
}

export const readPrefill = (search: URLSearchParams): Prefill => ({
  appliance: search.get('appliance') ?? '',
  issue: search.get('issue') ?? '',
  estimate: cleaned(search.get('estimate') ?? '', 80),
  brand: cleaned(search.get('brand') ?? '', 80),
  zip: zipPattern.exec(search.get('zip') ?? '')?.[0] ?? '',
});

/** The estimate, if it was made for the appliance and issue in the form. */
export function estimateFor(
  estimate: EstimateSummary | null,
  answers: ApplianceAnswers,
): EstimateSummary | undefined {
  if (!estimate || !answers.appliance) return undefined;
  const estimated = applianceAnswers(estimate.appliance, estimate.issue);
  const same = (['appliance', 'issue', 'otherIssue'] as const).every(
    (name) => slugOf(estimated[name]) === slugOf(answers[name]),
  );
  return same ? estimate : undefined;
}

/** Lines that other pages put before the visitor's own words, each at most once. */

const labels = { estimate: m.estimatedCost, brand: m.preferredBrand } as const;
export type Line = keyof typeof labels;

/** In both languages: a draft goes with its visitor to the other one. The database reads the brand alike. */
const beginnings: Record<Line, RegExp> = {
  estimate: /^(?:Estimated cost|Costo estimado): /,
  brand: /^(?:Preferred brand|Marca): /,
};

const names = Object.keys(labels) as Line[];
const beginsAs = (line: string, name: Line): boolean => beginnings[name].test(line);

/** The description without these lines, because they belong to another repair. */
export const withoutLines = (description: string, ...without: Line[]): string =>
  description
    .split('\n')
    .filter((line) => !without.some((name) => beginsAs(line, name)))
    .join('\n');

/** Puts the given lines first. A line replaces the earlier one of its kind. */
export function withLines(given: Partial<Record<Line, string>>, description: string): string {
  const own = withoutLines(description, ...names);
  const lines = names.map((name) => {
    const line = description.split('\n').find((each) => beginsAs(each, name));
    const value = given[name] ? given[name] : line?.replace(beginnings[name], '');
    return value && `${labels[name]}: ${value}`;
  });
  return [...lines, own].filter(Boolean).join('\n');
}
