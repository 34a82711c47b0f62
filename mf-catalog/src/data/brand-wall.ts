import * as m from '../messages/brand-wall';

/**
 * The brand wall of the home page: 14, 15 and 6 names in the order shown. In code, not in a record: a
 * record would be in the home page's document a second time, next to the prerendered names.
 */
export const brandWall = [
  {
    title: m.everydayBrands,
    brands: [
      'Samsung',
      'LG',
      'Whirlpool',
      'GE',
      'Maytag',
      'Frigidaire',
      'Kenmore',
      'Amana',
      'Hotpoint',
      'Haier',
      'Hisense',
      'Roper',
      'Magic Chef',
      'Insignia',
    ],
  },
  {
    title: m.moreBrands,
    brands: [
      'Electrolux',
      'JennAir',
      'Café',
      'Fisher & Paykel',
      'Speed Queen',
      'Sharp',
      'Panasonic',
      'Midea',
      'Danby',
      'Asko',
      'InSinkErator',
      'Waste King',
      'Broan',
      'Scotsman',
      'U-Line',
    ],
  },
  {
    title: m.premiumAndLuxury,
    brands: ['Sub-Zero', 'Wolf', 'Bosch', 'KitchenAid', 'Thermador', 'Viking'],
  },
] as const;
