import { readFile } from 'node:fs/promises';

/** A fenced block of the document. */
interface Block {
  /** Line of the document at which it begins. */
  line: number;
  text: string;
}

/** A text of the document that is run with another one, or not at all. */
export interface Substitute {
  document: string;
  /** Undefined: the whole block is not run. */
  instead?: string;
  why: string;
}

/**
 * The commands of a document, in its words. Each block is either taken by a step or named by a
 * substitute, so that neither the document nor the script can change alone.
 */
export class Manual {
  private readonly taken = new Set<Block>();
  private readonly used = new Set<Substitute>();

  constructor(
    private readonly blocks: Block[],
    private readonly substitutes: Substitute[],
  ) {}

  static async read(file: string, substitutes: Substitute[]): Promise<Manual> {
    return new Manual(blocksIn(await readFile(file, 'utf8')), substitutes);
  }

  /**
   * The block that contains a text, with the substitutes applied.
   * @throws Error when the document has no such block, or several
   */
  block(containing: string): string {
    const found = this.blocks.filter(({ text }) => text.includes(containing));
    const [block] = found;
    if (!block || found.length > 1)
      throw new Error(`${found.length} blocks of the document contain "${containing}"`);
    this.taken.add(block);
    return this.substitutes.reduce((text, entry) => {
      const { document, instead } = entry;
      if (instead === undefined || !text.includes(document)) return text;
      this.used.add(entry);
      return text.replaceAll(document, instead);
    }, block.text);
  }

  /** Differences between the document and the script, a line each. */
  differences(): string[] {
    const left = this.blocks.filter((block) => !this.taken.has(block));
    const unknown = left.filter(({ text }) => {
      const skip = this.substitutes.find(
        ({ document, instead }) => instead === undefined && text.includes(document),
      );
      if (skip) this.used.add(skip);
      return !skip;
    });
    return [
      ...unknown.map(({ line, text }) => `line ${line} is neither run nor excused: ${text}`),
      ...this.substitutes
        .filter((entry) => !this.used.has(entry))
        .map(({ document }) => `the document does not have "${document}"`),
    ];
  }
}

function blocksIn(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const [index, line] of markdown.split('\n').entries()) {
    if (!/^\s*```/.test(line)) {
      if (open) open.text += `${line}\n`;
    } else if (open) {
      blocks.push(open);
      open = undefined;
    } else open = { line: index + 2, text: '' };
  }
  return blocks;
}
