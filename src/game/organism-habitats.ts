/** The habitats of organisms: ground, atmosphere, gravity and temperature. */

import { once } from '../words/memo.js';
import { genusFrequencies, type HabitatRow, habitatGrounds, habitatTable } from './organism-habitat-table.js';
import { genera } from './organisms.js';

export interface Habitat {
  /** `$Codex_Ent_Stratum_07_Name;` */
  readonly species: string;
  /** Classes of planets. */
  readonly grounds: readonly string[];
  /** Types of atmosphere. */
  readonly airs: readonly string[];
  /** Relative to the Earth's, minimum and maximum. */
  readonly gravity: readonly [number, number];
  /** Kelvin, minimum and maximum. */
  readonly temperature: readonly [number, number];
  /**
   * Words of which the volcanism must contain one; empty for no volcanism, undefined if it does not matter.
   */
  readonly volcanism?: readonly string[];
  /** Minimum distance from the star, in light-seconds. */
  readonly distance?: number;
}

/** The habitats of each genus. */
export const habitatsByGenus = once(() => {
  const habitats = habitatTable.map((row) => habitatOf(row));
  return genera.map(({ internal, shown, species }) => {
    const own = new Set(species.map((each) => each.internal));
    return {
      genus: internal,
      frequency: genusFrequencies[shown] ?? 0,
      habitats: habitats.filter((habitat) => own.has(habitat.species)),
    };
  });
});

function habitatOf([species, ground, airs, gravity, temperature, volcanism, distance]: HabitatRow): Habitat {
  return {
    species: `$Codex_Ent_${species}_Name;`,
    grounds: Object.keys(habitatGrounds).flatMap((letter) =>
      ground.includes(letter) ? (habitatGrounds[letter] ?? []) : [],
    ),
    airs: airs.split(' '),
    gravity,
    temperature,
    ...(volcanism !== undefined && { volcanism: volcanism === '-' ? [] : volcanism.split(',') }),
    ...(distance !== undefined && { distance }),
  };
}
