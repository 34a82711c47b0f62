/** Numbers to look up a part by. */
export type NumberKind = 'part' | 'model' | 'serial';

interface KindOfNumber {
  value: NumberKind;
  label: string;
  /** Where to look first. */
  hint: string;
  /** A number of this kind, as it is printed. */
  example: string;
}

export const numberKinds: readonly KindOfNumber[] = [
  {
    value: 'part',
    label: 'Part number',
    hint: 'Printed or stamped on the part itself',
    example: '3387747',
  },
  {
    value: 'model',
    label: 'Model number',
    hint: 'On the rating plate of the appliance',
    example: 'WM3900HWA',
  },
  {
    value: 'serial',
    label: 'Serial number',
    hint: 'Under the model number on the same plate',
    example: '105TNXS2K481',
  },
];

interface PopularNumber {
  number: string;
  /** Its name and brand. */
  name: string;
}

/** Parts that are asked for most. */
export const popularParts: readonly PopularNumber[] = [
  { number: '3387747', name: 'Whirlpool dryer heating element' },
  { number: '341241', name: 'Whirlpool dryer drum belt' },
  { number: '285753A', name: 'Whirlpool washer motor coupling' },
  { number: '4681EA2001T', name: 'LG washer drain pump' },
  { number: 'DC31-00054A', name: 'Samsung washer drain pump' },
  { number: 'WB44T10010', name: 'GE oven bake element' },
  { number: 'WR57X10051', name: 'GE refrigerator water valve' },
  { number: 'DA29-00020B', name: 'Samsung refrigerator water filter' },
];

/** Models whose parts are asked for most. */
export const popularModels: readonly PopularNumber[] = [
  { number: 'WM3900HWA', name: 'LG washing machine' },
  { number: 'WTW4816FW', name: 'Whirlpool washing machine' },
  { number: 'MVWC565FW', name: 'Maytag washing machine' },
  { number: 'GTD33EASKWW', name: 'GE dryer' },
  { number: 'FFTR1821TS', name: 'Frigidaire refrigerator' },
  { number: 'RF28R7351SR', name: 'Samsung refrigerator' },
  { number: 'SHPM65Z55N', name: 'Bosch dishwasher' },
  { number: 'KDTE334GPS', name: 'KitchenAid dishwasher' },
];
