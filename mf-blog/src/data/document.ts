import type { Parsed } from './front-matter';
import type { Rendered } from './markdown';

/** A content file, checked and rendered. */
export interface Document<Fields> extends Parsed<Fields> {
  /** Name of the file without its ending. */
  slug: string;
  rendered: Rendered;
}
