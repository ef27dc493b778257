import type { SolidKind } from '../../../game/planet-class-table.js';
import type { Random } from '../../random.js';

type Choices = readonly (readonly [volcanism: string, frequency: number])[];

const rocky: Choices = [
  ['major silicate vapour geysers', 11],
  ['silicate vapour geysers', 2],
  ['minor silicate vapour geysers', 5],
  ['major rocky magma', 9],
  ['rocky magma', 4],
  ['minor rocky magma', 3],
  ['minor metallic magma', 8],
  ['metallic magma', 5],
  ['major metallic magma', 2],
];

const icy: Choices = [
  ['major water geysers', 10],
  ['water geysers', 7],
  ['minor water geysers', 1],
  ['major water magma', 4],
  ['water magma', 2],
  ['minor water magma', 2],
  ['minor carbon dioxide geysers', 4],
  ['carbon dioxide geysers', 3],
  ['minor nitrogen magma', 2],
  ['minor ammonia magma', 1],
  ['minor methane magma', 1],
];

const byKind: Readonly<Record<SolidKind, readonly [share: number, choices: Choices]>> = {
  metal: [0.1, rocky],
  ore: [0.31, rocky],
  rock: [0.38, rocky],
  rockyIce: [0.16, icy],
  ice: [0.24, icy],
  water: [0.1, icy],
  ammonia: [0.3, icy],
  earthlike: [0.2, rocky],
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
