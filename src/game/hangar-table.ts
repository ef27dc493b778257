/**
 * Hangars that came after the hulls: hull, slot, module, the first version of the game that has it, and the
 * share of ships that carry it since. Which hulls take them is known; slots and shares are a choice. The slot
 * `FighterBay01` takes hangars for vessels and for vehicles.
 */
export const laterHangarTable: readonly (readonly [
  hull: string,
  slot: string,
  item: string,
  since: string,
  share: number,
])[] = [
  ['explorer_nx', 'Slot06_Size5', 'int_fighterbaymk2_size5_class1', '4.4.0.0', 0.8],
  ['panthermkii', 'Slot07_Size5', 'int_fighterbaymk2_size5_class1', '4.4.0.0', 0.8],
  ['lakonminer', 'FighterBay01', 'int_fighterbaymk2_size5_class1', '4.4.0.0', 0.8],
  ['explorer_nx', 'Slot08_Size4', 'int_mkiilargebuggybay_size4_class3', '4.4.1.0', 0.6],
  ['panthermkii', 'Slot08_Size4', 'int_mkiilargebuggybay_size4_class3', '4.4.1.0', 0.2],
  ['lakonminer', 'FighterBay01', 'int_mkiilargebuggybay_size4_class3', '4.4.1.0', 0.6],
  ['anaconda', 'Slot08_Size4', 'int_largebuggybay_size4_class3', '4.4.1.0', 0.6],
  ['krait_mkii', 'Slot05_Size4', 'int_largebuggybay_size4_class3', '4.4.1.0', 0.2],
  ['cutter', 'Slot05_Size6', 'int_largebuggybay_size6_class3', '4.4.1.0', 0.2],
  ['federation_corvette', 'Slot10_Size3', 'int_largebuggybay_size2_class3', '4.4.1.0', 0.2],
  ['type9', 'Slot06_Size4', 'int_largebuggybay_size4_class3', '4.4.1.0', 0.1],
  ['type9_military', 'Slot06_Size4', 'int_largebuggybay_size4_class3', '4.4.1.0', 0.1],
  ['belugaliner', 'Slot07_Size4', 'int_largebuggybay_size4_class3', '4.4.1.0', 0.1],
  ['independant_trader', 'Slot05_Size2', 'int_largebuggybay_size2_class3', '4.4.1.0', 0.1],
  ['federation_gunship', 'Slot05_Size2', 'int_largebuggybay_size2_class3', '4.4.1.0', 0.1],
  ['typex_2', 'Slot06_Size2', 'int_largebuggybay_size2_class3', '4.4.1.0', 0.1],
];

/** Some players were granted the hangar with the vehicle, for nothing: its name ends in this. */
export const granted = { ending: '_free', share: 0.25 } as const;
