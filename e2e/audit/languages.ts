import { applianceWords } from '@site/data-types/appliance-words.es';
import { words } from '@site/data-types/lists.es';
import type { Language } from '@site/data-types/contract';
import { regionNames } from '../../mf-service-areas/src/data/schema';
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

/** Values with words in Spanish that are in no list. */
const others: readonly string[] = regionNames;

/** Whether a text is a value of a list that has words in Spanish: `Washing Machine`. */
export const isEnglishValue = (text: string): boolean =>
  (applianceWords[text] ?? words[text] ?? text) !== text || others.includes(text);

/** Whether a text ends with such a value: `Reparación: Washing Machine`. */
const endsInEnglish = (text: string): boolean => isEnglishValue(text.split(': ').at(-1) ?? '');

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

/** The text, labels and descriptions of a page. */
function textsOf({ document }: Page): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.documentElement, 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!isName(node)) texts.push(node.nodeValue ?? '');
  for (const element of document.querySelectorAll(
    '[aria-label], [placeholder], [alt], meta:not([http-equiv], [name=robots])',
  ))
    for (const name of ['aria-label', 'placeholder', 'alt', 'content'])
      texts.push(element.getAttribute(name) ?? '');
  return [...new Set(texts.map((text) => text.trim()))];
}

/** Sentences of a page that are in the other language. */
export function foreignSentences(page: Page): string[] {
  const { language } = page;
  const other = language === 'en' ? 'es' : 'en';
  return textsOf(page).filter(
    (text) => isIn(other, text) || (language === 'es' && endsInEnglish(text)),
  );
}

/** Texts of several words, and no names, that are the same on a page and on the one in Spanish. */
export function untranslated(english: Page, spanish: Page): string[] {
  const before = new Set(textsOf(english));
  return textsOf(spanish).filter(
    (text) => /(?:^|\s)[a-z]{3,}\s|\s[a-z]{3,}/.test(text) && before.has(text),
  );
}
