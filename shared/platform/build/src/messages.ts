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
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { root } from '@site/contract/paths';
import * as v from 'valibot';
import { readYaml, YamlError } from './content';

/**
 * Messages: `src/messages/<name>.en.yaml` holds the sentences of some screens in ICU MessageFormat,
 * which translators' tools read. This writes `<name>.ts`, which a component imports: a string for each
 * plain message, a function with named values for each other one.
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

/** A condition for each form, the last one without. */
function choice(
  forms: [string, MessageFormatElement[]][],
  test: (key: string) => string,
  count?: string,
) {
  const rest = forms.find(([key]) => key === 'other')?.[1] ?? [];
  return forms
    .filter(([key]) => key !== 'other')
    .reduceRight(
      (code, [key, form]) => `${test(key)} ? ${codeOf(form, count)} : ${code}`,
      codeOf(rest, count),
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
      const forms = Object.entries(part.options).map(
        ([key, { value }]): [string, MessageFormatElement[]] => [key, value],
      );
      const number = `v.${part.value}`;
      // English and Spanish count alike: one, and all others.
      const test = (key: string) => `${number} === ${key === 'one' ? 1 : key.slice(1)}`;
      return `(${choice(forms, test, number)})`;
    }
    case TYPE.select: {
      const forms = Object.entries(part.options).map(
        ([key, { value }]): [string, MessageFormatElement[]] => [key, value],
      );
      return `(${choice(forms, (key) => `v.${part.value} === '${key}'`, count)})`;
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

/** One exported message. @throws MessageError */
function messageOf(name: string, words: string): { code: string; usesNodes: boolean } {
  let elements: MessageFormatElement[];
  try {
    elements = parse(words);
  } catch (error) {
    throw new MessageError(`is not ICU MessageFormat: ${(error as Error).message}`);
  }
  const values: Values = new Map();
  collect(elements, values);
  const usesNodes = [...values.values()].some(isNode);
  if (values.size === 0)
    return { code: `export const ${name} = ${codeOf(elements)};\n`, usesNodes };
  const type = [...values].map(([key, kind]) => `${key}: ${kind}`).join('; ');
  const result = usesNodes ? element : 'string';
  const code = `export const ${name} = (v: { ${type} }): ${result} =>\n  ${codeOf(elements)};\n`;
  return { code, usesNodes };
}

/**
 * Compiles a file of messages to TypeScript.
 * @param yaml name and ICU text of each message
 * @param file its name, for errors
 * @throws YamlError with file, line, message and reason of everything that is wrong
 */
export function compileMessages(yaml: string, file: string): string {
  let read: ReturnType<typeof readYaml<typeof fileSchema>>;
  try {
    read = readYaml(yaml, fileSchema);
  } catch (error) {
    throw error instanceof YamlError ? new YamlError(error.problems, file) : error;
  }
  const problems: YamlError['problems'] = [];
  let usesNodes = false;
  const code = Object.entries(read.fields).map(([name, words]) => {
    try {
      const message = messageOf(name, words);
      usesNodes ||= message.usesNodes;
      return message.code;
    } catch (error) {
      if (!(error instanceof MessageError)) throw error;
      problems.push({ line: read.lineOf(name), reason: `${name} ${error.message}` });
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

const source = /\.en\.yaml$/;

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
  for (const folder of foldersIn(dir)) {
    const files = readdirSync(folder);
    const names = files.filter((name) => source.test(name));
    for (const name of names) {
      const file = join(folder, name);
      const target = join(folder, name.replace(source, '.ts'));
      if (changedAt(target) > Math.max(changedAt(file), changedAt(import.meta.filename))) continue;
      const code = compileMessages(readFileSync(file, 'utf8'), relative(root, file));
      // Another tool may read it at this moment.
      const written = `${target}.${process.pid}`;
      writeFileSync(written, code);
      renameSync(written, target);
    }
    for (const name of files.filter((each) => each.endsWith('.ts')))
      if (!names.includes(name.replace(/\.ts$/, '.en.yaml'))) rmSync(join(folder, name));
  }
}
