import { Fault } from '@site/contract/fault';
import { parseJson } from '@site/contract/parse';
import { checkResultSchema } from '@site/contract/verdict';
import type { CheckResult } from '@site/contract/verdict';

/**
 * A message may hold anything that a part's code logs, so it must not become markup. It becomes
 * Markdown, where quotes need no entity, and Markdown's own signs a backslash. GitHub looks for
 * mentions, issues and addresses after Markdown, so only a character between stops these.
 */
const plain = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/(?<!\w)@|#|:(?=\/\/)|www(?=\.)/gi, '$&&#8203;')
    .replace(/[|`*_[\]\\~]|(?<=\w)@/g, '\\$&')
    .replaceAll('\n', '<br>');

/** GitHub refuses a comment of more than 65,536 characters. */
const maxCharacters = 60_000;

/**
 * The verdicts of a check as Markdown. Its first line names the part, so that the next check of the
 * part replaces the comment.
 * @param json output of `site check --json`; empty when the command failed before it
 */
export function commentOf(part: string, json: string): string {
  const comment = wholeComment(part, json);
  if (comment.length <= maxCharacters) return comment;
  const rows = comment.slice(0, comment.lastIndexOf('\n', maxCharacters));
  return `${rows}\n\nThe rest is too long for a comment. See the log of this job.`;
}

function wholeComment(part: string, json: string): string {
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
