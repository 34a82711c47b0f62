import { renderRoute } from '@site/federation/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FaqRecord } from '../data/shapes';
import { realRecords } from '../testing/real-records';
import { routes } from '../routes';

const open = async (url: string) => renderRoute(routes, url, { records: await realRecords() });
const faq = async () => (await realRecords())['faq/all'] as FaqRecord;

const questions = () => screen.queryAllByRole('heading', { level: 3 });
/** Questions whose answer is open. */
const opened = () =>
  [...document.querySelectorAll('details[open]')].map(
    (details) => details.querySelector('h3')?.textContent,
  );
const question = (name: string) => screen.getByRole('heading', { level: 3, name });
const search = () => screen.getByRole('searchbox', { name: 'Search questions' });
const category = () => screen.getByRole('combobox', { name: 'Category' });

beforeEach(() => {
  // jsdom does not lay anything out.
  Element.prototype.scrollIntoView = jest.fn();
});

test('every question is under its category, closed', async () => {
  const { categories, entries } = await faq();
  await open('/faq');
  expect(questions()).toHaveLength(entries.length);
  for (const name of categories) expect(screen.getByRole('region', { name })).toBeVisible();
  expect(opened()).toEqual([]);
});

test('one answer is open at a time, and pressing it again closes it', async () => {
  await open('/faq');
  await userEvent.click(question('How do I book a repair?'));
  await waitFor(() => expect(opened()).toEqual(['How do I book a repair?']));
  await userEvent.click(question('Can I fix it myself?'));
  await waitFor(() => expect(opened()).toEqual(['Can I fix it myself?']));
  await userEvent.click(question('Can I fix it myself?'));
  await waitFor(() => expect(opened()).toEqual([]));
});

test('an anchor opens its answer and nothing else', async () => {
  const { router } = await open('/faq#price-lock');
  expect(opened()).toEqual(['How long is an estimate valid?']);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  await act(() => router.navigate('/faq#gas-smell'));
  await waitFor(() =>
    expect(opened()).toEqual(['I smell gas near my stove. What should I do first?']),
  );
});

test.each(['/faq#nothing', '/faq#%', '/faq#main'])('%s opens nothing', async (url) => {
  await open(url);
  expect(opened()).toEqual([]);
});

test('popular topics link to their answers under any filter', async () => {
  const { router } = await open('/faq?q=filter');
  const topics = screen.getByRole('region', { name: 'Popular Topics' });
  const links = within(topics).getAllByRole('link');
  const { entries } = await faq();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    entries.filter(({ popular }) => popular).map(({ slug }) => `/faq#${slug}`),
  );
  await userEvent.click(
    within(topics).getByRole('link', { name: 'How soon can a technician come?' }),
  );
  await waitFor(() => expect(opened()).toEqual(['How soon can a technician come?']));
  expect(router.state.location.search).toBe('');
});

test('search covers question and answer, ignores case and combines with the category', async () => {
  const { router } = await open('/faq');
  await userEvent.type(search(), 'WATER FILTER');
  expect(questions().map(({ textContent }) => textContent)).toEqual([
    'How often should a water filter be replaced?',
  ]);
  await userEvent.clear(search());
  // This text is in an answer only and comes from the company's configuration.
  await userEvent.type(search(), 'desk@test.example');
  expect(questions().map(({ textContent }) => textContent)).toContain(
    'How do I change or cancel an appointment?',
  );
  await userEvent.selectOptions(category(), 'Parts');
  expect(questions()).toEqual([]);
  expect(screen.getByRole('heading', { name: 'No FAQs Found' })).toBeVisible();
  expect(screen.getByText('Try adjusting your search terms or category filter.')).toBeVisible();
  await waitFor(() =>
    expect(router.state.location.search).toBe('?q=desk%40test.example&category=Parts'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show all questions' }));
  expect(questions()).toHaveLength((await faq()).entries.length);
});

test('the categories are All and those of the entries', async () => {
  await open('/faq?category=Warranty');
  expect(
    within(category())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All', ...(await faq()).categories]);
  expect(category()).toHaveValue('Warranty');
  expect(screen.getAllByRole('heading', { level: 2, name: 'Warranty' })).toHaveLength(1);
  expect(screen.queryByRole('heading', { level: 2, name: 'Parts' })).toBeNull();
});

test('help and emergency boxes have the numbers of the company', async () => {
  await open('/faq');
  const help = within(screen.getByRole('region', { name: 'Still Need Help?' }));
  expect(help.getByRole('link', { name: '(555) 555-0100' })).toHaveAttribute(
    'href',
    'tel:+15555550100',
  );
  expect(help.getByText(/Monday to Friday 7:00 AM - 8:00 PM/)).toBeVisible();
  expect(help.getByRole('link', { name: 'desk@test.example' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Emergency?' })).toHaveTextContent(/call 911/);
});

test('each question is once in the structured data, with the printed answer', async () => {
  const { meta } = await open('/faq');
  const [page] = meta().jsonLd as unknown as [
    { mainEntity: { name: string; acceptedAnswer: { text: string } }[] },
  ];
  const { entries } = await faq();
  expect(page).toMatchObject({ '@type': 'FAQPage' });
  expect(page.mainEntity.map(({ name }) => name)).toEqual(entries.map((entry) => entry.question));
  const printed = document.body.textContent?.replace(/\s+/g, ' ') ?? '';
  for (const { acceptedAnswer } of page.mainEntity) {
    const [firstSentence = ''] = acceptedAnswer.text.split('. ');
    expect(printed).toContain(firstSentence);
    expect(acceptedAnswer.text).not.toContain('{company.');
  }
});
