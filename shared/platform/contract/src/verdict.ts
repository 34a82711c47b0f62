import * as v from 'valibot';

export const verdictSchema = v.object({ rule: v.string(), ok: v.boolean(), sentence: v.string() });

/** The message of the rule `hydration` when no page was opened in a browser. */
export const withoutBrowser = 'Not run: --no-browser.';

/** The result of one rule of the check: the message names parts, versions and cause. */
export type Verdict = v.InferOutput<typeof verdictSchema>;

/** The messages of the rules that refuse. */
export const refusalsOf = (verdicts: Verdict[]): string[] =>
  verdicts.filter(({ ok }) => !ok).map(({ sentence }) => sentence);

/** Output of `site check --json`, which other jobs read. */
export const checkResultSchema = v.object({
  /** Releases that go live together: `mf-blog@1.0.0-3f9a1c2b4d`. */
  candidates: v.array(v.string()),
  ok: v.boolean(),
  verdicts: v.array(verdictSchema),
});

export type CheckResult = v.InferOutput<typeof checkResultSchema>;
