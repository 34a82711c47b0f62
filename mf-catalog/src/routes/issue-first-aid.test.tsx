import { readCatalog } from '../data/read-catalog';
import { gasAdviceShown, above, openPage } from '../testing/open-page';
import { carbonMonoxideAdvice, fireAdvice, shockAdvice, waterAdvice } from '../lib/advice';
import { screen, within } from '@testing-library/react';

/** The top of an issue page: what to do before the price. */

const region = (name: string) => within(screen.getByRole('region', { name }));

test('A leak begins with shutting the water, drawn and in words', async () => {
  await openPage('/issues/washing-machine-leaking');
  const [first] = region('Do this now').getAllByRole('listitem');
  expect(first).toHaveTextContent(
    'Close both faucets behind the washer, clockwise. Do not step into water',
  );
  expect(region('Do this now').getByRole('img')).toHaveAccessibleName(/Two faucets/);
  expect(screen.getByText(waterAdvice)).toBeVisible();
});

test('Each check is a question with what yes and no mean, and an end to trying', async () => {
  await openPage('/issues/dryer-overheating');
  const checks = region('Three checks before you call');
  const questions = checks.getAllByRole('heading', { name: /\?$/ });
  expect(questions).toHaveLength(3);
  expect(checks.getAllByText(/^(Yes|No)$/)).toHaveLength(6);
  expect(checks.getByRole('heading', { name: 'Stop if' })).toBeVisible();
  expect(checks.getByRole('heading', { name: 'When to call' })).toBeVisible();
});

test('Whether a repair is worth it stands above its price', async () => {
  await openPage('/issues/washing-machine-leaking');
  const worthIt = screen.getByRole('heading', { name: 'Repair or replace?' });
  expect(above(worthIt, screen.getByRole('heading', { name: 'What the repair costs' }))).toBe(true);
});

test('What can burn or leak gas: leave first, then its own controls, then its supply, then the rest', async () => {
  await openPage('/issues/dryer-overheating');
  const steps = region('Do this now').getAllByRole('listitem');
  const places = [
    /^Smoke, flames, a smell of gas or an alarm\?.* call 911/,
    /^Stop the dryer/,
    /turn the valve on its pipe/,
    /^Unplug the dryer/,
    /take the clothes out and spread them/,
  ].map((words) => steps.findIndex(({ textContent }) => words.test(textContent ?? '')));
  expect(places).toEqual([0, 1, 2, 3, 4]);
  // The drawing shows the step that it stands in.
  expect(within(steps[3] as HTMLElement).getByRole('img')).toBeVisible();
});

test('What may run is switched off only before a check', async () => {
  await openPage('/issues/dryer-loud-noise');
  const first = region('Do this first');
  expect(first.getAllByRole('listitem')[0]).toHaveTextContent('Stop the dryer');
  expect(first.getByText(/Unplug the dryer/)).toHaveTextContent('Before you reach behind');
  expect(first.queryByRole('img')).not.toBeInTheDocument();
});

/** Text of one paragraph or list item, also when a part of it is a link. */
const byWords = (words: string) => (_: string, element: Element | null) =>
  element?.textContent === words && element.matches('p, li');

test.each([
  ['stove-gas-smell', [gasAdviceShown, carbonMonoxideAdvice]],
  ['dryer-overheating', [gasAdviceShown, carbonMonoxideAdvice, fireAdvice]],
  ['cooktop-electrical-issues', [fireAdvice, shockAdvice]],
  ['dryer-loud-noise', []],
])('%s gives the emergency advice of its dangers and no other', async (slug, advice) => {
  await openPage(`/issues/${slug}`);
  for (const text of [gasAdviceShown, carbonMonoxideAdvice, fireAdvice, shockAdvice, waterAdvice]) {
    expect(screen.queryAllByText(byWords(text))).toHaveLength(advice.includes(text) ? 1 : 0);
  }
});

test.each(
  readCatalog()
    .appliances.flatMap(({ issues }) => issues)
    .filter((issue) => JSON.stringify(issue).includes('911'))
    .map(({ slug }) => slug),
)('%s: each 911 can be called', async (slug) => {
  await openPage(`/issues/${slug}`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  const numbers = texts.filter(({ textContent }) => /\b911\b/.test(textContent ?? ''));
  expect(numbers).not.toEqual([]);
  for (const { parentElement } of numbers) expect(parentElement).toHaveAttribute('href', 'tel:911');
});

test('With a gas smell the order to leave is the first thing on the page', async () => {
  await openPage('/issues/stove-gas-smell');
  const verdict = screen.getByText(/^(Safe to use|Do not use it|You can use it)/);
  const [first] = document.querySelectorAll('[data-leave-house] a');
  expect(first).toHaveAttribute('href', 'tel:911');
  expect(above(screen.getByText(byWords(gasAdviceShown)), verdict)).toBe(true);
  expect(region('When you are outside').getAllByRole('heading', { name: /\?$/ })).toHaveLength(3);
  expect(
    screen.getByText('Priority repair: call us once the house is declared safe'),
  ).toBeVisible();
  expect(document.body).not.toHaveTextContent(/before you call|call now/i);
  expect(screen.getByText(/Switch nothing on or off/)).toBeVisible();
});
