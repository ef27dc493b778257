import type { SolidKind } from '../../../game/planet-class-table.js';
import type { Random } from '../../random.js';
import { icyVolcanism, rockyVolcanism, type VolcanismChoices } from './body-table.js';

const byKind: Readonly<Record<SolidKind, readonly [share: number, choices: VolcanismChoices]>> = {
  metal: [0.1, rockyVolcanism],
  ore: [0.31, rockyVolcanism],
  rock: [0.38, rockyVolcanism],
  rockyIce: [0.16, icyVolcanism],
  ice: [0.24, icyVolcanism],
  water: [0.1, icyVolcanism],
  ammonia: [0.3, icyVolcanism],
  earthlike: [0.2, rockyVolcanism],
};

/** The volcanism of a planet, as Scan writes it; mostly none. */
export function volcanismOf(
  kind: SolidKind,
  { isMoon, mass }: { readonly isMoon: boolean; readonly mass: number },
  random: Random,
): string {
  const [share, choices] = byKind[kind];
  // Small worlds have cooled, unless they have tidal heating.
  const kept = isMoon ? 1.15 : mass < 0.001 ? 0.3 : 1;
  return random.chance(share * kept) ? `${random.weighted(choices)} volcanism` : '';
}
