/**
 * The brand wall of the home page: 14, 15 and 6 names in the order shown. It is in code, not
 * in a record, because a fragment on another part's page must bring its data along.
 */
export const brandWall = [
  {
    title: 'Everyday brands',
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
    title: 'More brands we service',
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
    title: 'Premium and luxury',
    brands: ['Sub-Zero', 'Wolf', 'Bosch', 'KitchenAid', 'Thermador', 'Viking'],
  },
] as const;
