import type { BodySignals, Planet, Species } from '../../../game/celestial-body.js';
import { groundGoods } from '../../../game/ground-goods.js';
import { type Habitat, habitatsByGenus } from '../../../game/organism-habitats.js';
import { causesOf, organismOf } from '../../../game/organisms.js';
import { earthGravity } from '../../../game/physical-constants.js';
import { hashOf, Random } from '../../random.js';

/** The properties of a planet on which its signals depend. */
type Site = Pick<
  Planet,
  | 'planetClass'
  | 'atmosphereType'
  | 'gravity'
  | 'temperature'
  | 'volcanism'
  | 'landable'
  | 'materials'
  | 'distance'
  | 'id'
>;

export const noSignals: BodySignals = {
  geological: 0,
  human: 0,
  guardian: 0,
  thargoid: 0,
  other: 0,
  life: [],
  mining: 0,
};

/** The signals of a planet; `starType` is the star it orbits, which determines the colour of organisms. */
export function signalsOn(
  site: Site,
  starType: string,
  { address, population }: { readonly address: number; readonly population: number },
): BodySignals {
  if (!site.landable) return noSignals;
  const random = new Random(hashOf(`signals of ${address} ${site.id}`));
  return {
    geological: site.volcanism !== '' && random.chance(0.85) ? 1 + random.weightedIndex(eruptions) : 0,
    // Any body of an inhabited system may have settlements.
    human: population > 0 ? random.integer(1, random.pick([3, 8, 24])) : 0,
    guardian: population === 0 && random.chance(0.0015) ? random.integer(1, 3) : 0,
    thargoid: random.chance(0.002) ? random.integer(1, 13) : 0,
    other: random.chance(0.004) ? 1 : 0,
    life: random.chance(0.2) ? [] : lifeOn(site, starType, random),
    // How many planets have mining locations is not known; those that do have 7 to 28.
    mining: random.chance(0.5) && groundGoods(site.planetClass).length > 0 ? random.integer(7, 28) : 0,
  };
}

/** Weights of the number of geological signals: one, two … */
const eruptions = [8, 20, 60, 5, 4, 3];

/** The species on a planet: at most one of each genus. */
function lifeOn(site: Site, starType: string, random: Random): readonly Species[] {
  if (site.atmosphereType === 'None') return [];
  return habitatsByGenus().flatMap(({ genus, frequency, habitats }): readonly Species[] => {
    const suitable = habitats.filter((habitat) => growsOn(habitat, site));
    if (suitable.length === 0 || !random.chance(frequency)) return [];
    const { species } = random.pick(suitable);
    const cause = causeFor(species, starType, site, random);
    return cause === undefined ? [] : [{ genus, species, variant: species.replace('_Name;', `_${cause}_Name;`) }];
  });
}

function growsOn({ grounds, airs, gravity, temperature, volcanism, distance }: Habitat, site: Site): boolean {
  const weight = site.gravity / earthGravity;
  if (!grounds.includes(site.planetClass) || !airs.includes(site.atmosphereType)) return false;
  if (weight < gravity[0] || weight > gravity[1]) return false;
  if (site.temperature < temperature[0] || site.temperature > temperature[1]) return false;
  if (distance !== undefined && site.distance < distance) return false;
  if (volcanism === undefined) return true;
  return volcanism.length === 0 ? site.volcanism === '' : volcanism.some((word) => site.volcanism.includes(word));
}

/**
 * What determines the colour of a species here: the star, or an element in the ground. It does not grow
 * without.
 */
function causeFor(species: string, starType: string, { materials }: Site, random: Random): string | undefined {
  const causes = causesOf(organismOf(species)?.[1].colours ?? {});
  const letter = starLetterOf(starType);
  if (causes.includes(letter)) return letter;
  const here = causes.filter((cause) => materials.some(([name]) => name === cause.toLowerCase()));
  return here.length > 0 ? random.pick(here) : undefined;
}

/** The letter of the Codex for a star class. */
function starLetterOf(starType: string): string {
  if (starType === 'TTS' || starType === 'AeBe') return starType;
  return starType.charAt(0);
}
