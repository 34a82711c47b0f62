import { join } from 'node:path';
import { readRecords } from '@site/build/records';
import { createFind } from './find';
import type { SearchIndex } from './index-options';

jest.mock('./search-words', () => jest.requireActual('./search-words.es'));
jest.mock('../messages/search', () => jest.requireActual('../messages/search.es'));

let answer: Awaited<ReturnType<typeof createFind>>;
beforeAll(async () => {
  const records = await readRecords(join(import.meta.dirname, '../..'), 'es');
  answer = await createFind(records['search/all'] as SearchIndex, () => undefined);
});

/** Phrases as people type them on a phone, and the page that they want. */
test.each([
  ['secadora no calienta', '/issues/dryer-not-heating'],
  ['la secadora no esta calentando', '/issues/dryer-not-heating'],
  ['mi secadora no prende', '/issues/dryer-wont-start'],
  ['secadora hace ruido', '/issues/dryer-loud-noise'],
  ['secadora no da vueltas', '/issues/dryer-drum-not-turning'],
  ['secadora huele a quemado', '/issues/dryer-overheating'],
  ['dryer no calienta', '/issues/dryer-not-heating'],
  ['refrigerador no enfria', '/issues/refrigerator-not-cooling'],
  ['refrigerador no enfría', '/issues/refrigerator-not-cooling'],
  ['el refri no enfria', '/issues/refrigerator-not-cooling'],
  ['nevera no enfria', '/issues/refrigerator-not-cooling'],
  ['no enfria', '/issues/refrigerator-not-cooling'],
  ['nevera tira agua', '/issues/refrigerator-water-leaking'],
  ['refrigerador gotea', '/issues/refrigerator-water-leaking'],
  ['congelador no congela', '/issues/refrigerator-freezer-not-freezing'],
  ['lavadora no desagua', '/issues/washing-machine-not-draining'],
  ['lavadora no drena', '/issues/washing-machine-not-draining'],
  ['lavadora no saca el agua', '/issues/washing-machine-not-draining'],
  ['lavadora no exprime', '/issues/washing-machine-not-spinning'],
  ['labadora no centrifuga', '/issues/washing-machine-not-spinning'],
  ['washer tira agua', '/issues/washing-machine-leaking'],
  ['lavadora con fuga', '/issues/washing-machine-leaking'],
  ['lavadora hace mucho ruido', '/issues/washing-machine-loud-noise'],
  ['lavadora no enciende', '/issues/washing-machine-wont-start'],
  ['lavaplatos no limpia', '/issues/dishwasher-not-cleaning'],
  ['lavavajillas no desagua', '/issues/dishwasher-not-draining'],
  ['lavatrastes gotea', '/issues/dishwasher-leaking'],
  ['horno no calienta', '/issues/oven-not-heating'],
  ['puerta del horno no cierra', '/issues/oven-door-not-closing'],
  ['estufa no prende', '/issues/stove-wont-ignite'],
  ['olor a gas', '/issues/stove-gas-smell'],
  ['huele a gas', '/issues/stove-gas-smell'],
  ['fuga de gas', '/issues/stove-gas-smell'],
  ['estufa llama amarilla', '/issues/stove-uneven-flame'],
  ['parrilla de vidrio rota', '/issues/cooktop-glass-top-cracked'],
  ['microondas no calienta', '/issues/microwave-not-heating'],
  ['microondas echa chispas', '/issues/microwave-sparking'],
  ['plato del microondas no gira', '/issues/microwave-turntable-not-turning'],
  ['triturador no sirve', '/issues/garbage-disposal-humming-not-working'],
  ['triturador de basura zumba', '/issues/garbage-disposal-humming-not-working'],
  ['maquina de hielo no hace hielo', '/issues/ice-machine-not-making-ice'],
  ['extractor no jala', '/issues/downdraft-weak-suction'],
  ['compactador huele mal', '/issues/trash-compactor-odor'],
])('“%s” finds %s', (query, path) => expect(answer(query).hits[0]?.path).toBe(path));

test.each([
  ['lavadora', '/appliances/washing-machine'],
  ['secadoras', '/appliances/dryer'],
  ['nevera', '/appliances/refrigerator'],
  ['fridge', '/appliances/refrigerator'],
  ['lavavajillas', '/appliances/dishwasher'],
  ['horno', '/appliances/oven'],
  ['microondas', '/appliances/microwave'],
  ['maquina de hielo', '/appliances/ice-machine'],
  ['samsung', '/brands/samsung'],
  ['garantia', '/warranty'],
  ['cuanto cuesta', '/estimate'],
  ['precio', '/estimate'],
  ['horario', '/book-online#contact'],
  ['telefono', '/book-online#contact'],
  ['cancelar mi cita', '/appointment'],
  ['agendar', '/book-online'],
  ['pagar', '/faq'],
  ['refacciones', '/parts'],
])('“%s” finds %s', (query, path) => expect(answer(query).hits[0]?.path).toBe(path));

test.each([
  ['samsung lavadora 5c', 'samsung', 'washing-machine-5c'],
  ['código 5C lavadora samsung', 'samsung', 'washing-machine-5c'],
  ['lavadora samsung dE', 'samsung', 'washing-machine-dc'],
  ['lavadora samsung LE', 'samsung', 'washing-machine-le'],
  ['lavaplatos samsung LC', 'samsung', 'dishwasher-lc'],
  ['horno whirlpool F3E2', 'whirlpool', 'oven-f3e2'],
  ['error F21', 'whirlpool', 'washing-machine-f21'],
  ['maquina de hielo electrolux E4', 'electrolux', 'ice-machine-e4'],
])('“%s” finds the code of %s: %s', (query, brand, anchor) =>
  expect(answer(query).hits[0]).toMatchObject({
    kind: 'code',
    path: `/brands/${brand}/codes#${anchor}`,
  }),
);

test('codes are listed for a brand, and an unknown one is named', () => {
  expect(answer('códigos de error samsung').hits[0]).toMatchObject({
    path: '/brands/samsung/codes',
    title: 'Códigos de error Samsung',
  });
  expect(answer('lavadora whirlpool F8E1')).toEqual({ hits: [], unknownCode: 'F8E1' });
  expect(answer('2do piso secadora').unknownCode).toBeUndefined();
});

test('a hit shows the sign that matched, in Spanish', () =>
  expect(answer('queda agua gris en el tambor').hits[0]).toMatchObject({
    path: '/issues/washing-machine-not-draining',
    title: 'La lavadora no desagua',
    symptom: 'Queda agua gris en el tambor cuando el ciclo debería haber acabado',
  }));
