/** Goods that a power's followers carry, by internal and displayed name, where known. */
const goodsOfPowers: Readonly<Record<string, readonly [type: string, shown: string]>> = {
  'Edmund Mahon': ['alliancetradeagreements', 'Alliance Trade Agreements'],
  'A. Lavigny-Duval': ['lavignygarisonsupplies', 'Lavigny Garrison Supplies'],
  'Li Yong-Rui': ['siriusindustrialequipment', 'Sirius Industrial Equipment'],
};

/** Goods that every power hands out. */
const common = ['powerspyware', 'Power Tracker Malware'] as const;

export function goodsOfPower(power: string): readonly [type: string, shown: string] {
  return goodsOfPowers[power] ?? common;
}

/** Tonnes handed out at a time. */
export const powerGoodsAtATime = 15;
