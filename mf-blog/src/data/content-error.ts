/** One thing that is wrong with a content file. */
export interface ContentProblem {
  /** Path below the part, e.g. `content/posts/hard-water.md`. */
  file: string;
  /** Counted from 1. */
  line: number;
  reason: string;
}

/** Content that cannot be published. The message has one line per error. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(readonly problems: ContentProblem[]) {
    super(
      problems
        .map(({ file, line, reason }) => `mf-blog/${file}:${line}: ${reason}`)
        .sort()
        .join('\n'),
    );
  }
}
