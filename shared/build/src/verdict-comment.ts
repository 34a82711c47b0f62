/** Output of `site check --json`. */
interface CheckResult {
  candidates: string[];
  ok: boolean;
  verdicts: { rule: string; ok: boolean; sentence: string }[];
}

/**
 * A sentence may hold anything that a part's code logs, so it must not become markup. It becomes
 * Markdown, where quotes need no entity, and Markdown's own signs a backslash.
 */
const plain = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[|`*_[\]\\@#]/g, '\\$&')
    .replaceAll('\n', '<br>');

/**
 * The verdicts of a check as Markdown. Its first line names the part, so that the next check of the
 * part replaces the comment.
 * @param json output of `site check --json`; empty or broken when the command failed before it
 */
export function commentOf(part: string, json: string): string {
  const marker = `<!-- site check ${part} -->`;
  const result = parsed(json);
  if (!result) return `${marker}\n**${part}**: the check did not run. See the log of this job.`;
  const { candidates, ok, verdicts } = result;
  return [
    marker,
    `**${candidates.join(', ')}** ${ok ? 'may go live.' : 'is refused.'}`,
    '',
    '| | Rule | |',
    '|---|---|---|',
    ...verdicts.map(
      ({ rule, ok: passed, sentence }) =>
        `| ${passed ? '✓' : '✗'} | ${plain(rule)} | ${plain(sentence)} |`,
    ),
  ].join('\n');
}

function parsed(json: string): CheckResult | undefined {
  try {
    return JSON.parse(json) as CheckResult;
  } catch {
    return undefined;
  }
}
