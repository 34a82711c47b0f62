import { compile } from 'css-select';
import { AttributeAction, isTraversal, parse as parseSelectors, SelectorType } from 'css-what';
import type { Selector } from 'css-what';
import type { AnyNode, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import postcss from 'postcss';
import type { AtRule, Container, Root, Rule } from 'postcss';

/** Elements of a page by class, by tag (`<p`), and all (``). */
export type PageElements = Map<string, Element[]>;

/** Every element of a document, also those for visitors without scripts. */
export function elementsIn(html: string): PageElements {
  const found: PageElements = new Map();
  for (const element of DomUtils.getElementsByTagName('*', parseDocument(html))) {
    const classes = element.attribs.class?.split(/\s+/) ?? [];
    for (const key of new Set([...classes, `<${element.name}`, ''])) {
      const others = found.get(key);
      if (others) others.push(element);
      else found.set(key, [element]);
    }
  }
  return found;
}

/** Attributes that an element gets before the page is live: from the browser and the inline loader. */
const dynamicAttributes = ['open', 'aria-busy'];

/** Pseudo-classes that depend on the document alone. Others may be true of an element at some time. */
const fixedPseudos = /^(root|empty|(first|last|only)-(child|of-type)|nth-(last-)?(child|of-type))$/;

/** Pseudo-classes that contain what an element must be or have. */
const positivePseudos = ['is', 'where', 'has', 'matches'];

/** A selector for every element that this one may match in some state. */
function inAnyState(selector: Selector[]): Selector[] {
  const wider: Selector[] = [];
  const complete = () => {
    const last = wider.at(-1);
    if (!last || isTraversal(last)) wider.push({ type: SelectorType.Universal, namespace: null });
  };
  for (const [at, token] of selector.entries()) {
    if (isTraversal(token)) {
      // The first one of `:has(> a)` follows the element itself.
      if (at > 0) complete();
      wider.push(token);
    } else if (token.type === SelectorType.Pseudo) {
      if (Array.isArray(token.data)) {
        // A state may end, so `:not` of one excludes nothing.
        if (positivePseudos.includes(token.name))
          wider.push({ ...token, data: token.data.map(inAnyState) });
        else if (token.name === 'not' && token.data.every(isFixed)) wider.push(token);
      } else if (fixedPseudos.test(token.name)) wider.push(token);
    } else if (token.type === SelectorType.Attribute) {
      if (!dynamicAttributes.includes(token.name)) wider.push(token);
    } else if (token.type !== SelectorType.PseudoElement) wider.push(token);
  }
  complete();
  return wider;
}

const isFixed = (selector: Selector[]): boolean =>
  JSON.stringify(inAnyState(selector)) === JSON.stringify(selector);

/** Where elements are that a selector may match: by the class or the tag of its last element. */
function keyOf(selector: Selector[]): string {
  const last = selector.slice(selector.findLastIndex(isTraversal) + 1);
  let key = '';
  for (const token of last) {
    if (token.type === SelectorType.Tag) key ||= `<${token.name.toLowerCase()}`;
    const isClass = token.type === SelectorType.Attribute && token.name === 'class';
    if (isClass && token.action === AttributeAction.Element) return token.value;
  }
  return key;
}

type Test = (page: PageElements) => boolean;

/** Whether a selector may match an element of a page. One that is newer than the library always may. */
function testOf(text: string): Test {
  try {
    const [selector = []] = parseSelectors(text).map(inAnyState);
    const key = keyOf(selector);
    const matches = compile<AnyNode, Element>([selector]);
    return (page) => page.get(key)?.some(matches) ?? false;
  } catch {
    return () => true;
  }
}

const isKeyframes = (node: Container | undefined): boolean =>
  node?.type === 'atrule' && (node as AtRule).name.endsWith('keyframes');

/** A page is printed when it has the whole sheets: live, or without scripts. */
const isForPaper = ({ name, params }: AtRule): boolean =>
  name === 'media' && params.startsWith('print');

/** It comes with the whole sheet, so that no font delays the first paint. */
const isFontFile = (rule: AtRule): boolean =>
  rule.name === 'font-face' && rule.toString().includes('url(');

function rulesIn(sheet: Root): Rule[] {
  const rules: Rule[] = [];
  sheet.walkRules((rule) => {
    if (!isKeyframes(rule.parent as Container | undefined)) rules.push(rule);
  });
  return rules;
}

function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== 'atrule' || !node.nodes) continue;
    removeEmpty(node);
    // An empty layer keeps the order of layers.
    if (node.nodes.length === 0 && node.name !== 'layer') node.remove();
  }
}

class StyleSheet {
  private readonly tests: Test[][];
  private readonly written = new Map<string, string>();

  constructor(private readonly sheet: Root) {
    this.sheet.walkAtRules((rule) => {
      if (isForPaper(rule) || isFontFile(rule)) rule.remove();
    });
    this.tests = rulesIn(this.sheet).map(({ selectors }) => selectors.map(testOf));
  }

  rulesFor(page: PageElements): string {
    const matching = this.tests.map((tests) => tests.map((test) => test(page)));
    const key = matching.map((tests) => tests.map(Number).join('')).join();
    const css = this.written.get(key) ?? this.write(matching);
    this.written.set(key, css);
    return css;
  }

  private write(matching: boolean[][]): string {
    const sheet = this.sheet.clone();
    for (const [place, rule] of rulesIn(sheet).entries()) {
      const selectors = rule.selectors.filter((_, n) => matching[place]?.[n]);
      if (selectors.length === 0) rule.remove();
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
    }
    const animations: string[] = [];
    sheet.walkDecls(/^animation(-name)?$/, ({ value }) => {
      animations.push(...value.split(/[\s,]+/));
    });
    sheet.walkAtRules(/keyframes$/, (rule) => {
      if (!animations.includes(rule.params)) rule.remove();
    });
    removeEmpty(sheet);
    return sheet.toString();
  }
}

function sheetOf(css: string): StyleSheet | undefined {
  try {
    return new StyleSheet(postcss.parse(css));
  } catch {
    return undefined;
  }
}

/** The rules of style sheets that pages need before they are live. Many pages need the same ones. */
export class PageStyles {
  private readonly sheets = new Map<string, StyleSheet | undefined>();

  /**
   * The rules for these elements on a screen, in all their states. Rules for elements that only a script
   * adds are left out.
   * @param css a style sheet. One with errors stays whole; browsers read what is right in it.
   */
  rulesFor(css: string, page: PageElements): string {
    if (!this.sheets.has(css)) this.sheets.set(css, sheetOf(css));
    return this.sheets.get(css)?.rulesFor(page) ?? css;
  }
}
