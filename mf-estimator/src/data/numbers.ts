import * as m from '../messages/parts';

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
    label: m.partNumber,
    hint: m.printedStampedPartItself,
    example: '3387747',
  },
  {
    value: 'model',
    label: m.modelNumber,
    hint: m.ratingPlateAppliance,
    example: 'WM3900HWA',
  },
  {
    value: 'serial',
    label: m.serialNumber,
    hint: m.underModelNumberSame,
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
  { number: '3387747', name: m.whirlpoolDryerHeatingElement },
  { number: '341241', name: m.whirlpoolDryerDrumBelt },
  { number: '285753A', name: m.whirlpoolWasherMotorCoupling },
  { number: '4681EA2001T', name: m.lgWasherDrainPump },
  { number: 'DC31-00054A', name: m.samsungWasherDrainPump },
  { number: 'WB44T10010', name: m.geOvenBakeElement },
  { number: 'WR57X10051', name: m.geRefrigeratorWaterValve },
  { number: 'DA29-00020B', name: m.samsungRefrigeratorWaterFilter },
];

/** Models whose parts are asked for most. */
export const popularModels: readonly PopularNumber[] = [
  { number: 'WM3900HWA', name: m.lgWashingMachine },
  { number: 'WTW4816FW', name: m.whirlpoolWashingMachine },
  { number: 'MVWC565FW', name: m.maytagWashingMachine },
  { number: 'GTD33EASKWW', name: m.geDryer },
  { number: 'FFTR1821TS', name: m.frigidaireRefrigerator },
  { number: 'RF28R7351SR', name: m.samsungRefrigerator },
  { number: 'SHPM65Z55N', name: m.boschDishwasher },
  { number: 'KDTE334GPS', name: m.kitchenAidDishwasher },
];
