/** Brands whose parts are found most often, with their page in the catalog. */
export const partsBrands = [
  { name: 'Samsung', slug: 'samsung' },
  { name: 'LG', slug: 'lg' },
  { name: 'Whirlpool', slug: 'whirlpool' },
  { name: 'GE', slug: 'ge' },
  { name: 'Maytag', slug: 'maytag' },
  { name: 'Frigidaire', slug: 'frigidaire' },
  { name: 'KitchenAid', slug: 'kitchenaid' },
  { name: 'Bosch', slug: 'bosch' },
  { name: 'Kenmore', slug: 'kenmore' },
  { name: 'Electrolux', slug: 'electrolux' },
  { name: 'Sub-Zero', slug: 'sub-zero' },
  { name: 'Wolf', slug: 'wolf' },
] as const;
