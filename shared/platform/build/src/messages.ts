import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import {
  parse,
  TYPE,
  type MessageFormatElement,
  type PluralElement,
  type SelectElement,
} from '@formatjs/icu-messageformat-parser';
import { root } from '@site/contract/paths';
import * as v from 'valibot';
import { readYaml, YamlError } from './content';
import { writeEditions } from './editions';

/**
 * Messages: `src/messages/<name>.en.yaml` holds the sentences of some screens in ICU MessageFormat,
 * which translators' tools read, and `<name>.es.yaml` the same in Spanish. This writes `<name>.ts`,
 * which a component imports: a string for each plain message, a function with named values for each
 * other one.
 */

/** Parsed elements cannot be compiled. Its text continues the name of the message. */
class MessageError extends Error {}

const fileSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/, 'must be a name in camelCase')),
  v.string(),
);

/** Values of a message: name and type. */
type Values = Map<string, string>;

const text = 'string | number';
const element = 'ReactNode';
const wrapper = '(words: ReactNode) => ReactNode';

const isNode = (type: string | undefined) => type === element || type === wrapper;

function declare(values: Values, name: string, type: string): void {
  const known = values.get(name);
  // A count may also be printed.
  if (known === type || (known === 'number' && type === text)) return;
  if (known !== undefined && !(known === text && type === 'number'))
    throw new MessageError(`uses {${name}} in two ways`);
  values.set(name, type);
}

/** Collects the values of a message. @throws MessageError for what messages cannot have */
function collect(elements: MessageFormatElement[], values: Values): void {
  for (const part of elements) {
    switch (part.type) {
      case TYPE.literal:
      case TYPE.pound:
        break;
      case TYPE.argument:
        declare(values, part.value, /^[A-Z]/.test(part.value) ? element : text);
        break;
      case TYPE.tag:
        declare(values, part.value, wrapper);
        collect(part.children, values);
        break;
      case TYPE.plural: {
        if (part.offset !== 0 || part.pluralType !== 'cardinal')
          throw new MessageError('has an ordinal or an offset; messages have plain plurals');
        const other = Object.keys(part.options).find((key) => !/^(?:=\d+|one|other)$/.test(key));
        if (other)
          throw new MessageError(`has the plural form "${other}"; write =N, one and other`);
        declare(values, part.value, 'number');
        for (const { value } of Object.values(part.options)) collect(value, values);
        break;
      }
      case TYPE.select: {
        const keys = Object.keys(part.options).map((key) => `'${key}'`);
        declare(values, part.value, keys.join(' | '));
        for (const { value } of Object.values(part.options)) collect(value, values);
        break;
      }
      default:
        throw new MessageError(
          `formats {${part.value}}; format it with @site/data-types/format and pass the text`,
        );
    }
  }
}

const hasNodes = (elements: MessageFormatElement[]): boolean => {
  const values: Values = new Map();
  collect(elements, values);
  return [...values.values()].some(isNode);
};

const quoted = (words: string): string => JSON.stringify(words);

/** A condition for each form of a plural or a choice, the last one without. */
function choice(
  { options }: PluralElement | SelectElement,
  test: (key: string) => string,
  count?: string,
): string {
  const { other, ...forms } = options;
  return Object.entries(forms).reduceRight(
    (code, [key, { value }]) => `${test(key)} ? ${codeOf(value, count)} : ${code}`,
    codeOf(other?.value ?? [], count),
  );
}

/** Code of one element. @param count of the plural around it, for `#` */
function partOf(part: MessageFormatElement, count?: string): string {
  switch (part.type) {
    case TYPE.literal:
      return quoted(part.value);
    case TYPE.pound:
      return count ?? quoted('#');
    case TYPE.tag:
      return `v.${part.value}(${codeOf(part.children, count)})`;
    case TYPE.plural: {
      const number = `v.${part.value}`;
      // English and Spanish count alike: one, and all others.
      const test = (key: string) => `${number} === ${key === 'one' ? 1 : key.slice(1)}`;
      return `(${choice(part, test, number)})`;
    }
    case TYPE.select: {
      return `(${choice(part, (key) => `v.${part.value} === '${key}'`, count)})`;
    }
    default:
      return `v.${part.value}`;
  }
}

const templatePart = (part: MessageFormatElement, count?: string): string =>
  part.type === TYPE.literal
    ? part.value.replace(/[\\`]|\$\{/g, '\\$&')
    : `\${${partOf(part, count)}}`;

/** Code of a message, or of a part of it. */
function codeOf(elements: MessageFormatElement[], count?: string): string {
  if (elements.every(({ type }) => type === TYPE.literal))
    return quoted(elements.map((part) => (part.type === TYPE.literal ? part.value : '')).join(''));
  if (hasNodes(elements)) {
    const parts = elements.map((part) => partOf(part, count));
    return parts.length === 1 ? String(parts[0]) : `together(${parts.join(', ')})`;
  }
  return `\`${elements.map((part) => templatePart(part, count)).join('')}\``;
}

/** @throws MessageError */
function read(words: string): { elements: MessageFormatElement[]; values: Values } {
  let elements: MessageFormatElement[];
  try {
    elements = parse(words);
  } catch (error) {
    throw new MessageError(`is not ICU MessageFormat: ${(error as Error).message}`);
  }
  const values: Values = new Map();
  collect(elements, values);
  return { elements, values };
}

/** Values as TypeScript writes them: `count: number; name: string | number`. */
const typeOf = (values: Values): string =>
  [...values]
    .map(([key, kind]) => `${key}: ${kind}`)
    .sort()
    .join('; ');

/**
 * One exported message.
 * @param english the same message, for a translation @throws MessageError
 */
function messageOf(name: string, words: string, english?: string) {
  const { elements, values } = read(words);
  const type = typeOf(values);
  if (english !== undefined && typeOf(read(english).values) !== type)
    throw new MessageError(`has other values than in English: ${typeOf(read(english).values)}`);
  const usesNodes = [...values.values()].some(isNode);
  if (values.size === 0)
    return { code: `export const ${name} = ${codeOf(elements)};\n`, usesNodes };
  const result = usesNodes ? element : 'string';
  const code = `export const ${name} = (v: { ${type} }): ${result} =>\n  ${codeOf(elements)};\n`;
  return { code, usesNodes };
}

function readFile(yaml: string, file: string) {
  try {
    return readYaml(yaml, fileSchema);
  } catch (error) {
    throw error instanceof YamlError ? new YamlError(error.problems, file) : error;
  }
}

/**
 * Compiles a file of messages to TypeScript.
 * @param yaml name and ICU text of each message
 * @param file its name, for errors
 * @param english the English file, for a translation: it must have the same messages and values
 * @throws YamlError with file, line, message and reason of everything that is wrong
 */
export function compileMessages(yaml: string, file: string, english?: string): string {
  const { fields, lineOf } = readFile(yaml, file);
  const original = english === undefined ? undefined : readFile(english, file).fields;
  const problems: YamlError['problems'] = [];
  for (const name of Object.keys(original ?? {}))
    if (!(name in fields)) problems.push({ line: 1, reason: `${name} is missing` });
  let usesNodes = false;
  const code = Object.entries(fields).map(([name, words]) => {
    try {
      if (original && !(name in original)) throw new MessageError('is no message in English');
      const message = messageOf(name, words, original?.[name]);
      usesNodes ||= message.usesNodes;
      return message.code;
    } catch (error) {
      if (!(error instanceof MessageError)) throw error;
      problems.push({ line: lineOf(name), reason: `${name} ${error.message}` });
      return '';
    }
  });
  if (problems.length > 0) throw new YamlError(problems, file);
  const head = usesNodes
    ? "import { createElement, Fragment, type ReactNode } from 'react';\n\n" +
      'const together = (...parts: ReactNode[]) => createElement(Fragment, null, ...parts);\n\n'
    : '';
  return `// Made from ${basename(file)}: change that file.\n${head}${code.join('')}`;
}

const source = /^(.+)\.([a-z]{2})\.yaml$/;

/** `page.en.yaml` → `page.ts`, `page.es.yaml` → `page.es.ts` */
const targetOf = (name: string): string =>
  name.replace(source, (_, base: string, language: string) =>
    language === 'en' ? `${base}.ts` : `${base}.${language}.ts`,
  );

/** The folders of messages below a folder: its own, and those of its packages. */
function foldersIn(dir: string): string[] {
  const below = (folder: string) =>
    existsSync(folder)
      ? readdirSync(folder, { withFileTypes: true })
          .filter((each) => each.isDirectory() && !/^(?:\.|node_modules$)/.test(each.name))
          .map(({ name }) => join(folder, name))
      : [];
  const packages = [dir, ...below(dir), ...below(join(dir, 'shared')).flatMap(below)];
  return packages.map((each) => join(each, 'src/messages')).filter((each) => existsSync(each));
}

const changedAt = (file: string): number => (existsSync(file) ? statSync(file).mtimeMs : 0);

/**
 * Writes the TypeScript of all messages whose text is newer, and removes that of files that are gone.
 * Each tool that reads sources calls it first: webpack, jest, lint, the type check.
 * @param dir root of the sources, or folder of one package
 * @throws YamlError
 */
export function writeMessages(dir = root): void {
  const folders = foldersIn(dir);
  for (const folder of folders) {
    const files = readdirSync(folder);
    const names = files.filter((name) => source.test(name));
    for (const name of names) {
      const file = join(folder, name);
      const english = join(folder, name.replace(source, '$1.en.yaml'));
      const target = join(folder, targetOf(name));
      const newest = Math.max(...[file, english, import.meta.filename].map(changedAt));
      if (changedAt(target) > newest) continue;
      const text = readFileSync(file, 'utf8');
      const original = file === english ? undefined : readFileSync(english, 'utf8');
      const code = compileMessages(text, relative(root, file), original);
      // Another tool may read it at this moment.
      const written = `${target}.${process.pid}`;
      writeFileSync(written, code);
      renameSync(written, target);
    }
    const targets = names.map(targetOf);
    for (const name of files.filter((each) => each.endsWith('.ts')))
      if (!targets.includes(name)) rmSync(join(folder, name));
  }
  for (const folder of folders) writeEditions(join(folder, '../..'));
}
