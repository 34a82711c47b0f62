/** Spanish for the names of `entities.ts` and `booking-lists.ts`. */
export const applianceWords: Record<string, string> = {
  'Washing Machine': 'Lavadora',
  Dryer: 'Secadora',
  Refrigerator: 'Refrigerador',
  Dishwasher: 'Lavaplatos',
  Oven: 'Horno',
  Microwave: 'Microondas',
  Stove: 'Estufa',
  Range: 'Estufa con horno',
  'Oven/Range': 'Horno o estufa',
  'Ice Machine': 'Máquina de hielo',
  'Garbage Disposal': 'Triturador',
  'Trash Compactor': 'Compactador de basura',
  Downdraft: 'Extractor downdraft',
  Cooktop: 'Parrilla',
  Other: 'Otro',
};
