/** One thing that is wrong with a content file. */
export interface Complaint {
  /** Path below the part, e.g. `content/posts/hard-water.md`. */
  file: string;
  /** Counted from 1. */
  line: number;
  reason: string;
}

/** Content that cannot be published. Its message has a line for everything that is wrong. */
export class ContentFault extends Error {
  override name = 'ContentFault';

  constructor(readonly complaints: Complaint[]) {
    super(
      complaints
        .map(({ file, line, reason }) => `mf-blog/${file}:${line}: ${reason}`)
        .sort()
        .join('\n'),
    );
  }
}
