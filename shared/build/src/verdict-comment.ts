import { Fault } from '@site/contract/fault';
import { parseJson } from '@site/contract/parse';
import { checkResultSchema } from '@site/contract/verdict';
import type { CheckResult } from '@site/contract/verdict';

/**
 * A message may hold anything that a part's code logs, so it must not become markup. It becomes
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
 * @param json output of `site check --json`; empty when the command failed before it
 */
export function commentOf(part: string, json: string): string {
  const marker = `<!-- site check ${part} -->`;
  if (!json.trim())
    return `${marker}\n**${part}**: the check did not run. See the log of this job.`;
  let result: CheckResult;
  try {
    result = parseJson(checkResultSchema, json, 'output');
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return `${marker}\n**${part}**: the verdicts cannot be read. ${plain(error.message)}`;
  }
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
