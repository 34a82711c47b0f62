import { reservedIds } from './check-body';
import type { ContentProblem } from './content-error';
import type { Document } from './document';
import { readMinutes } from './markdown';
import type { PostFields } from './schema';

/** Checks across fields, which no schema of one field can do. */

const lowerCaseWords = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Compares a post's fields with each other, with the file name and with the text. */
export function checkPost(post: Document<PostFields>): ContentProblem[] {
  const { file, slug, fields, lineOf, rendered } = post;
  const minutes = readMinutes(rendered.words);
  const { publishDate, createdAt, updatedAt, readTime = minutes, reviewed } = fields;
  const rules: [field: keyof PostFields, holds: boolean, reason: string][] = [
    ['slug', lowerCaseWords.test(fields.slug), 'must be lower-case words with hyphens'],
    ['slug', fields.slug === slug, `must be the file's name, ${slug}`],
    ['slug', fields.slug !== 'not-found', 'is the address of the page for unknown posts'],
    ['publishDate', createdAt <= publishDate, 'lies before createdAt'],
    ['updatedAt', publishDate <= updatedAt, 'lies before publishDate'],
    ['reviewed', !reviewed || updatedAt <= reviewed.date, 'is older than updatedAt: review again'],
    ['readTime', readTime === minutes, `the text has ${rendered.words} words: ${minutes} minutes`],
  ];
  return rules
    .filter(([, holds]) => !holds)
    .map(([field, , reason]) => ({ file, line: lineOf(field), reason: `${field}: ${reason}` }));
}

/** Checks the file name of a FAQ entry, which is its anchor. */
export function checkFaq({ file, slug }: Document<unknown>): ContentProblem[] {
  const rules: [holds: boolean, reason: string][] = [
    [lowerCaseWords.test(slug), 'the name of the file must be lower-case words with hyphens'],
    [!reservedIds.includes(slug), `"${slug}" is used by the page itself: rename the file`],
  ];
  return rules.filter(([holds]) => !holds).map(([, reason]) => ({ file, line: 1, reason }));
}

const legalSlugs = ['privacy', 'terms'];

/** Whether each legal page has its file and each file its page. */
export function checkLegal(legal: Document<unknown>[]): ContentProblem[] {
  const there = legal.map(({ slug }) => slug);
  const missing = legalSlugs.filter((slug) => !there.includes(slug));
  const unknown = legal.filter(({ slug }) => !legalSlugs.includes(slug));
  const reason = `has no page; the legal pages are ${legalSlugs.join(' and ')}`;
  return [
    ...missing.map((slug) => ({
      file: `content/legal/${slug}.md`,
      line: 1,
      reason: 'is missing',
    })),
    ...unknown.map(({ file }) => ({ file, line: 1, reason })),
  ];
}

/** Values that must be unique, with the file that used each first. */
export function repeated<Fields>(all: Document<Fields>[], fields: (keyof Fields & string)[]) {
  return fields.flatMap((field) => {
    const first = new Map<unknown, string>();
    return all.flatMap((document): ContentProblem[] => {
      const { file, lineOf } = document;
      const value = document.fields[field];
      const other = first.get(value);
      if (other === undefined) first.set(value, file);
      const reason = `${field}: is already used in ${other}`;
      return other === undefined ? [] : [{ file, line: lineOf(field), reason }];
    });
  });
}
