import { readCatalog } from '../data/read-catalog';
import { createFind } from './find';
import { makeIndex } from './make-index';

// Through JSON, as the browser gets it.
const index = JSON.parse(JSON.stringify(makeIndex(readCatalog())));
let answer: Awaited<ReturnType<typeof createFind>>;
beforeAll(async () => {
  answer = await createFind(index, () => undefined);
});

/** Phrases and the page that a homeowner wants, written before the search knew them. */
test.each([
  ['warranty', '/warranty'],
  ['warrenty', '/warranty'],
  ['check my warranty', '/warranty'],
  ['guarantee', '/warranty'],
  ['is my repair covered', '/warranty'],
  ['warranty claim', '/warranty'],
  ['prices', '/estimate'],
  ['price', '/estimate'],
  ['cost', '/estimate'],
  ['how much', '/estimate'],
  ['free estimate', '/estimate'],
  ['repair cost calculator', '/estimate'],
  ['quote', '/estimate'],
  ['rates', '/estimate'],
  ['service fee', '/estimate'],
  ['hours', '/book-online#contact'],
  ['opening hours', '/book-online#contact'],
  ['open sunday', '/book-online#contact'],
  ['phone', '/book-online#contact'],
  ['phone number', '/book-online#contact'],
  ['contact', '/book-online#contact'],
  ['email address', '/book-online#contact'],
  ['call', '/book-online#contact'],
  ['cancel', '/appointment'],
  ['cancel my appointment', '/appointment'],
  ['move my appointment', '/appointment'],
  ['change appointment', '/appointment'],
  ['my appointment', '/appointment'],
  ['where is my technician', '/technicians'],
  ['book', '/book-online'],
  ['book online', '/book-online'],
  ['schedule a visit', '/book-online'],
  ['schedule appointment', '/book-online'],
  ['service area', '/service-areas'],
  ['near me', '/service-areas'],
  ['zip', '/service-areas'],
  ['coverage', '/service-areas'],
  ['parts', '/parts'],
  ['replacement parts', '/parts'],
  ['model number', '/parts'],
  ['serial number', '/parts'],
  ['faq', '/faq'],
  ['questions', '/faq'],
  ['how do i pay', '/faq'],
  ['licensed and insured', '/faq'],
  ['emergency', '/faq'],
  ['articles', '/blog'],
  ['tips', '/blog'],
  ['privacy', '/privacy'],
  ['terms', '/terms'],
  // An appliance or a fault in the phrase leads to it first.
  ['fridge', '/appliances/refrigerator'],
  ['dryer repair cost', '/appliances/dryer'],
  ['dryer not heating price', '/issues/dryer-not-heating'],
  ['samsung washer', '/appliances/washing-machine'],
  ['samsung', '/brands/samsung'],
  ['samsung washer 5c', '/brands/samsung/codes#washing-machine-5c'],
  ['washer leaking water', '/issues/washing-machine-leaking'],
])('“%s” finds %s', (phrase, path) => {
  expect(answer(phrase).hits[0]?.path).toBe(path);
});

test.each([
  ['whirlpool F8E1', 'F8E1'],
  ['E24', 'E24'],
  ['bosch dishwasher e15', 'E15'],
  ['lg dryer d80 error', 'D80'],
  ['whirlpool f8 e1', 'F8 E1'],
])('“%s” has no table, and no other entry is offered for it', (phrase, unknownCode) => {
  expect(answer(phrase)).toEqual({ hits: [], unknownCode });
});

test.each(['2nd dryer not heating', 'dryer 30a breaker', 'samsung washer 5c', 'oven not hot'])(
  '“%s” has no unknown code',
  (phrase) => {
    expect(answer(phrase).unknownCode).toBeUndefined();
    expect(answer(phrase).hits).not.toEqual([]);
  },
);
