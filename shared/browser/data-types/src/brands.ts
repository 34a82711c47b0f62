/** Brands with a page of their own, `/brands/<slug>`, in the order of every list. */
export const brands = [
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
