import { parts } from './parts';

/** Specs for a change in these remotes; `pages.spec.ts` then visits only their pages. */
export const specsOf = (remotes: string[]): string[] => [
  'pages.spec.ts',
  ...new Set(
    parts.filter(({ name }) => remotes.includes(name)).flatMap(({ site }) => site.specs ?? []),
  ),
];
