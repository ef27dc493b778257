import { entryOf } from '../words/entry-of.js';
import type { Planet, Star } from './celestial-body.js';
import { type CodexFind, codexRegions, gasGiants, starNumbers, terrestrials } from './codex-table.js';
import { variantOf } from './organisms.js';
import type { StarPosition } from './star-system.js';

/** The entry about a star. */
export function starEntry({ starType }: Pick<Star, 'starType'>): CodexFind | undefined {
  const subCategory = '$Codex_SubCategory_Stars;';
  if (starType === 'N')
    return { entry: 1_102_200, name: '$Codex_Ent_Neutron_Stars_Name;', shown: 'Neutron Star', subCategory };
  if (starType === 'H' || starType === 'SupermassiveBlackHole')
    return { entry: 1_102_300, name: '$Codex_Ent_Black_Holes_Name;', shown: 'Black Hole', subCategory };
  const [letter = '', size = ''] = starType.split('_');
  // Rare kinds of white dwarfs, carbon stars and Wolf-Rayet stars are listed under the first of their kind.
  const known = entryOf(starNumbers, letter) ?? starNumbers[/^[CDW]/.exec(letter)?.[0] ?? ''];
  if (!known) return undefined;
  const [number, shown] = known;
  const giant = size.includes('SuperGiant') ? 'SuperGiant' : size && 'Giant';
  const rank = ['', 'Giant', 'SuperGiant'].indexOf(giant);
  return {
    entry: number * 100 + rank + 1,
    name: `$Codex_Ent_${letter}_Type${giant}_Name;`,
    shown: `${shown} ${giant || 'Star'}`,
    subCategory,
  };
}

/** The entry about a planet or moon. */
export function planetEntry(
  planet: Pick<Planet, 'planetClass' | 'terraformState' | 'atmosphere'>,
): CodexFind | undefined {
  const giant = gasGiants[planet.planetClass];
  if (giant) {
    const [entry, name] = giant;
    const subCategory = '$Codex_SubCategory_Gas_Giants;';
    return { entry, name: `$Codex_Ent_Standard_${name}_Name;`, shown: 'Standard gas giant', subCategory };
  }
  const subCategory = '$Codex_SubCategory_Terrestrials;';
  if (planet.planetClass === 'Earthlike body')
    return { entry: 1_300_100, name: '$Codex_Ent_Earth_Likes_Name;', shown: 'Earth-Like World', subCategory };
  const canBeTerraformed = planet.terraformState !== '';
  const kind = canBeTerraformed ? 'TRF' : 'Standard';
  const shown = canBeTerraformed ? 'Terraformable' : 'Non Terraformable';
  if (planet.planetClass === 'Ammonia world')
    return { entry: 1_300_202, name: `$Codex_Ent_${kind}_Ammonia_Worlds_Name;`, shown, subCategory };
  const which = canBeTerraformed ? 2 : 1;
  if (planet.planetClass === 'Water world')
    return { entry: 1_300_300 + which, name: `$Codex_Ent_${kind}_Water_Worlds_Name;`, shown, subCategory };
  const row = terrestrials[planet.planetClass];
  if (!row) return undefined;
  const [bare, airy, name] = row;
  return planet.atmosphere === ''
    ? { entry: bare * 100 + which, name: `$Codex_Ent_${kind}_${name}_No_Atmos_Name;`, shown, subCategory }
    : { entry: airy * 100 + which, name: `$Codex_Ent_${kind}_Ter_${name}_Name;`, shown, subCategory };
}

/** The entry about an organism. */
export function organismEntry({ species, variant }: { readonly species: string; readonly variant: string }): CodexFind {
  return { ...variantOf(species, variant), name: variant, subCategory: '$Codex_SubCategory_Organic_Structures;' };
}

/** The region of a position in the galaxy, in the detail that sessions need: around the Bubble. */
export function codexRegionAt([x, , z]: StarPosition): readonly [internal: string, shown: string] {
  const number = regionNumberAt(x, z);
  return [`$Codex_RegionName_${number};`, codexRegions[number]];
}

export function regionNumberAt(x: number, z: number): keyof typeof codexRegions {
  if (z > 5500) return 9;
  if (z < -1800) return x < -900 ? 33 : 34;
  if (x < -6500) return 33;
  if (x > 2400) return z > 1500 ? 19 : 35;
  return 18;
}
