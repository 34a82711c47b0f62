import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import * as m from '../messages/decorate';
import type { TocEntry } from './shapes';

/** Additions to sanitized HTML. Only their text comes from the author. */

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children });

const isElement = (node: RootContent | Root): node is Element => node.type === 'element';

const holds = (parent: Element, tagName: string): boolean => {
  let found = false;
  visit(parent, 'element', (node) => {
    if (node.tagName === tagName) found = true;
  });
  return found;
};

/** Links each heading to itself by its id. @returns headings of the second level */
export function linkHeadings(tree: Root): TocEntry[] {
  const toc: TocEntry[] = [];
  visit(tree, 'element', (node) => {
    if (!/^h[2-4]$/.test(node.tagName)) return;
    const id = String(node.properties.id);
    if (!holds(node, 'a')) node.children = [element('a', { href: `#${id}` }, node.children)];
    if (node.tagName === 'h2') toc.push({ id, text: toString(node).trim() });
    return SKIP;
  });
  return toc;
}

/** Puts wide tables into a named frame that scrolls by touch and by keyboard. */
export function frameTables(tree: Root): void {
  let heading = '';
  visit(tree, 'element', (node, index, parent) => {
    if (/^h[2-4]$/.test(node.tagName)) heading = toString(node).trim();
    if (node.tagName !== 'table' || index === undefined || !parent) return;
    for (const cell of headerCells(node)) cell.properties.scope = 'col';
    const label = heading ? m.tableHeading({ heading }) : m.table;
    const frame = { role: 'region', ariaLabel: label, tabIndex: 0, dataTable: '' };
    parent.children[index] = element('div', frame, [node]);
    return SKIP;
  });
}

function headerCells(table: Element): Element[] {
  const cells: Element[] = [];
  visit(table, 'element', (node) => {
    if (node.tagName === 'th') cells.push(node);
  });
  return cells;
}

/** Link addresses of the phone and e-mail placeholders, and of 911. */
const links: Record<string, string> = {
  911: 'tel:911',
  '{company.phone}': 'tel:{company.rawPhone}',
  '{company.email}': 'mailto:{company.email}',
};

/** Turns 911 and the company's phone and e-mail in running text into links. */
export function linkContacts(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (isElement(node as RootContent) && (node as Element).tagName === 'a') return SKIP;
    if (node.type !== 'text' || index === undefined || !parent || !('value' in node)) return;
    const pieces = node.value.split(/(\{company\.(?:phone|email)\}|\b911\b)/);
    if (pieces.length === 1) return;
    const children = pieces
      .filter((piece) => piece !== '')
      .map((value): ElementContent => {
        const href = links[value];
        const text: ElementContent = { type: 'text', value };
        return href ? element('a', { href }, [text]) : text;
      });
    (parent as Element).children.splice(index, 1, ...children);
    return index + children.length;
  });
}
