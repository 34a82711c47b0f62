import { applianceWords } from '@site/data-types/appliance-words.es';
import { words } from '@site/data-types/lists.es';
import type { Language } from '@site/data-types/contract';
import type { Page } from './crawl';

/** Words that only one of the two languages has, and almost every sentence of it. */
const common: Record<Language, Set<string>> = {
  en: new Set(
    (
      'the and of to is are with for your you from this that not it in on at by or have has was were ' +
      'be been as when we our they will can do does if what which who how then than there'
    ).split(' '),
  ),
  es: new Set(
    (
      'el la los las del que y en una un para con su sus por se es son lo al más cuando si qué cómo ' +
      'le nos está están hay esta este'
    ).split(' '),
  ),
};

const countOf = (text: string, language: Language): number =>
  text
    .replaceAll('The Woodlands', '')
    .toLowerCase()
    .split(/[^\p{L}']+/u)
    .filter((word) => common[language].has(word)).length;

/** Whether a text reads as a sentence of a language rather than of the other one. */
export const isIn = (language: Language, text: string): boolean => {
  const other = language === 'en' ? 'es' : 'en';
  return countOf(text, language) >= 2 && countOf(text, language) > countOf(text, other);
};

/** Whether a text is a value of a list that has words in Spanish: `Washing Machine`. */
const isEnglishValue = (text: string): boolean =>
  (applianceWords[text] ?? words[text] ?? text) !== text;

/** Names of documents stay as they are: in an element that says so, or in the list of an article's sources. */
const isName = (node: Node): boolean => {
  const element = node.parentElement;
  if (!element) return true;
  const list = element.closest('ul');
  return (
    element.closest('[lang], script, style, noscript, address') !==
      element.ownerDocument.documentElement ||
    list?.previousElementSibling?.id === 'section-fuentes'
  );
};

/** Sentences of a page that are in the other language, in its text, labels and descriptions. */
export function foreignSentences({ document, language }: Page): string[] {
  const other = language === 'en' ? 'es' : 'en';
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.documentElement, 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!isName(node)) texts.push(node.nodeValue ?? '');
  for (const element of document.querySelectorAll(
    '[aria-label], [placeholder], [alt], meta:not([http-equiv])',
  ))
    for (const name of ['aria-label', 'placeholder', 'alt', 'content'])
      texts.push(element.getAttribute(name) ?? '');
  const isForeign = (text: string) =>
    isIn(other, text) || (language === 'es' && isEnglishValue(text));
  return [...new Set(texts.map((text) => text.trim()).filter(isForeign))];
}
