/**
 * The brand wall of the home page: 14, 15 and 6 names in the order shown. In code, not in a record, so
 * that the home page does not request a file for them.
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
