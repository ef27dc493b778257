/** Rounds of a weapon or launcher, and the price of one round in credits. */
export interface AmmunitionRow {
  readonly clip: number;
  readonly hopper: number;
  readonly price: number;
}

/** By the prefix of the internal name; the first match applies. Other modules need no ammunition. */
const ammunitionTable: readonly (readonly [start: string, clip: number, hopper: number, price: number])[] = [
  ['hpt_multicannon_gimbal', 90, 2100, 1],
  ['hpt_multicannon_turret', 90, 2100, 1],
  ['hpt_multicannon', 100, 2100, 1],
  ['hpt_atmulticannon', 100, 2100, 1],
  ['hpt_cannon_gimbal', 5, 100, 20],
  ['hpt_cannon', 6, 120, 20],
  ['hpt_slugshot', 3, 180, 17],
  ['hpt_plasmaaccelerator', 5, 100, 200],
  ['hpt_railgun', 1, 80, 75],
  ['hpt_dumbfiremissilerack_fixed_small', 8, 16, 500],
  ['hpt_dumbfiremissilerack', 12, 48, 500],
  ['hpt_atdumbfiremissile', 8, 64, 235],
  ['hpt_basicmissilerack_fixed_small', 6, 6, 500],
  ['hpt_basicmissilerack', 6, 18, 500],
  ['hpt_drunkmissilerack', 12, 120, 500],
  ['hpt_advancedtorppylon', 1, 0, 15_000],
  ['hpt_flakmortar', 1, 32, 125],
  ['hpt_flechettelauncher', 1, 72, 56],
  ['hpt_minelauncher', 1, 36, 209],
  ['hpt_guardian_gausscannon', 1, 80, 75],
  ['hpt_guardian_plasmalauncher', 15, 200, 100],
  ['hpt_guardian_shardcannon', 5, 180, 17],
  ['hpt_mining_seismchrgwarhd', 1, 72, 1],
  ['hpt_mining_subsurfdispmisle', 1, 96, 1],
  ['hpt_heatsinklauncher', 1, 2, 25],
  ['hpt_causticsinklauncher', 1, 5, 25],
  ['hpt_chafflauncher', 1, 10, 1],
  ['hpt_plasmapointdefence', 12, 10_000, 1],
  ['int_shieldcellbank', 1, 3, 300],
];

/** Cached by module: a Loadout looks up some thirty of them. */
const known = new Map<string, AmmunitionRow | undefined>();

/** The rounds of a full module; undefined if it needs no ammunition. */
export function fullAmmunition(item: string): AmmunitionRow | undefined {
  if (!known.has(item)) known.set(item, searched(item));
  return known.get(item);
}

function searched(item: string): AmmunitionRow | undefined {
  const row = ammunitionTable.find(([start]) => item.startsWith(start));
  if (!row) return undefined;
  const [, clip, hopper, price] = row;
  return { clip, hopper, price };
}
