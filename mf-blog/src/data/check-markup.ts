import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Markup that an author must change. */
export interface MarkupProblem {
  /** Counted from 1, without the front matter. */
  line: number;
  reason: string;
}

/** Markup that the sanitizer would drop, and headings in a wrong order. */
export function checkMarkup(tree: Root): MarkupProblem[] {
  const problems: MarkupProblem[] = [];
  let level = 1;
  visit(tree, (node) => {
    const report = (reason: string) =>
      problems.push({ line: node.position?.start.line ?? 1, reason });
    if (node.type === 'image' || node.type === 'imageReference')
      report('pictures are drawn by the site: name an appliance in featuredImage');
    if (node.type === 'footnoteReference') report('footnotes are not supported');
    if (node.type !== 'heading') return;
    if (node.depth === 1) report('the title is the heading of level 1: begin with ##');
    else if (node.depth > level + 1)
      report(`a heading of level ${node.depth} must not follow one of level ${level}`);
    else if (node.depth > 4) report('headings go down to level 4');
    level = node.depth;
  });
  return problems;
}
