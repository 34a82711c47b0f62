/** What `site --help` prints: command, arguments, effect. */
export const usage: [command: string, given: string, does: string][] = [
  ['start', '', 'build what has changed, then serve it'],
  ['dev', '', 'the whole site, rebuilt and reloaded as files are saved'],
  ['build', '[--force]', 'every part that has changed, then the next set, checked and made live'],
  ['build-part', 'PART', "one part's files, into its own dist"],
  ['release', 'PART', 'build one part into an immutable release; the last line is PART@VERSION'],
  ['pack', 'DIR', 'a part that any bundler has built, stored; the last line is PART@VERSION'],
  [
    'check',
    'PART@VERSION... [--no-browser] [--json]',
    'check releases against the live and every kept set',
  ],
  ['promote', 'PART@VERSION... [--no-browser] [--force]', 'check, compose the next set, go live'],
  ['canary', 'SET|PART@VERSION 10% | off', 'serve another set to a share of the visitors'],
  ['rollback', '[PART[@VERSION] | SET]', 'return to the set before, or to any kept version or set'],
  ['status', '[--json]', 'what is live, since when, and what is kept'],
  ['prune', '[SETS]', 'remove what neither open tabs nor rollbacks need'],
  ['compose', '', 'the live versions again, after a change of the company or the composer'],
  ['serve', '', 'the live set, without building'],
  ['export', 'DIR', 'the live set as a plain static site'],
];
