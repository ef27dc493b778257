/**
 * The powers in the order of the game, with the approximate position of their headquarters, in light-years
 * from Sol.
 */
export const powerTable = [
  ['A. Lavigny-Duval', 110, -100, -13],
  ['Aisling Duval', 128, -156, 84],
  ['Archon Delaine', -99, -101, 20],
  ['Denton Patreus', 50, -104, 6],
  ['Edmund Mahon', -11, 78, -1],
  ['Felicia Winters', 58, 23, -29],
  ['Li Yong-Rui', -43, -64, -78],
  ['Pranav Antal', -79, 65, -40],
  ['Yuri Grom', 16, -55, -90],
  ['Zemina Torval', 54, -81, -46],
  ['Jerome Archer', -15, 20, -15],
  ['Nakato Kaine', 82, 49, 68],
] as const satisfies readonly (readonly [name: string, x: number, y: number, z: number])[];

export type ActivePower = (typeof powerTable)[number][0];

/** Former powers, which older journals contain. */
export const formerPowers = ['Zachary Hudson'] as const;

/** Goods that a power's followers carry, by internal and displayed name, where known. */
export const goodsOfPowers: Readonly<Record<string, readonly [type: string, shown: string]>> = {
  'Edmund Mahon': ['alliancetradeagreements', 'Alliance Trade Agreements'],
  'A. Lavigny-Duval': ['lavignygarisonsupplies', 'Lavigny Garrison Supplies'],
  'Li Yong-Rui': ['siriusindustrialequipment', 'Sirius Industrial Equipment'],
};

/** Goods that every power hands out. */
export const goodsOfEveryPower = ['powerspyware', 'Power Tracker Malware'] as const;
