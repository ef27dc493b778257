import { contentLevels, type RingClass, ringContents } from '../../../game/asteroid-table.js';
import { commodityName } from '../../../game/commodities.js';
import { localisedField } from '../../../game/localised.js';
import type { EventFields } from '../../event-fields.js';
import type { Random } from '../../random.js';
import { sixDecimals } from '../../round.js';

/** An asteroid of a ring. */
export interface Asteroid {
  /** Ores for lasers, by the names that a prospector writes; per cent. */
  readonly ores: readonly (readonly [name: string, percent: number])[];
  /** The material of its core, if it has one. */
  readonly core?: string;
  readonly content: (typeof contentLevels)[number];
}

/** The number of ores in an asteroid. */
const oreCounts = [
  [3, 140],
  [2, 68],
  [1, 31],
] as const;

export function makeAsteroid(random: Random, ringClass: RingClass, coreChance = 0.06): Asteroid {
  const { ores, cores } = ringContents[ringClass];
  const count = random.weighted(oreCounts);
  const chosen = new Map<string, number>();
  while (chosen.size < count) {
    const [name, , most] = random.weighted(ores.map((ore) => [ore, ore[1]] as const));
    if (!chosen.has(name)) chosen.set(name, sixDecimals(2 + (most - 2) * random.number(0, 1) ** 1.6));
  }
  return {
    ores: [...chosen],
    ...(random.chance(coreChance) && { core: random.weighted(cores) }),
    content: random.weighted(contentLevels.map((level) => [level, level[2]] as const)),
  };
}

/** The fields of ProspectedAsteroid, with `left` per cent remaining. */
export function prospectedFields({ ores, core, content }: Asteroid, left: number): EventFields<'ProspectedAsteroid'> {
  const [Content, Content_Localised] = content;
  return {
    Materials: ores.map(([name, Proportion]) => ({ Name: name, ...shown('Name', name), Proportion })),
    ...(core !== undefined && { MotherlodeMaterial: core, ...shown('MotherlodeMaterial', core) }),
    Content,
    Content_Localised,
    Remaining: left,
  };
}

function shown<Field extends string>(field: Field, name: string) {
  return localisedField(field, name, commodityName(name.toLowerCase()));
}
