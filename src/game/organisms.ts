/** Organisms by genus and species, and their variants in the Codex. */

import { type ColourRow, colouringElements, type GenusRow, genusTable, starLetters } from './organism-table.js';

/** Colours by the letter of the star, or by a trace element of the ground. */
type Colours = Readonly<Record<string, string>>;

export interface Genus {
  /** `$Codex_Ent_Stratum_Genus_Name;` */
  readonly internal: string;
  readonly shown: string;
  /** Metres between two colonies. */
  readonly range: number;
  /** Its number in the Codex. */
  readonly number: number;
  readonly species: readonly OrganismSpecies[];
}

export interface OrganismSpecies {
  /** `$Codex_Ent_Stratum_07_Name;` */
  readonly internal: string;
  readonly shown: string;
  /** Credits. */
  readonly value: number;
  readonly colours: Colours;
}

export const genera: readonly Genus[] = genusTable.map(genusOf);

function genusOf([stem, shown, [number, range], colours, species]: GenusRow): Genus {
  return {
    internal: `$Codex_Ent_${stem}_Genus_Name;`,
    shown,
    range,
    number,
    species: species.map(([epithet, value, own = colours], index) => ({
      internal: `$Codex_Ent_${stem}_${String(index + 1).padStart(2, '0')}_Name;`,
      shown: `${shown} ${epithet}`,
      value,
      colours: coloursOf(own),
    })),
  };
}

function coloursOf([by, list]: ColourRow): Colours {
  const each = list.split(' ');
  if (by === 'star') return Object.fromEntries(each.map((pair) => pair.split(':') as [string, string]));
  const elements = colouringElements[by].map((element, index) => [element, each[index] ?? '-'] as const);
  return Object.fromEntries(elements.filter(([, colour]) => colour !== '-'));
}

const bySpecies = new Map(genera.flatMap((each) => each.species.map((one) => [one.internal, [each, one]] as const)));

/** A genus and a species by the internal name of the species; undefined if it is not in the table. */
export function organismOf(species: string): readonly [Genus, OrganismSpecies] | undefined {
  return bySpecies.get(species);
}

/**
 * The displayed name of a variant and its number in the Codex: by the star or element in its internal name.
 */
export function variantOf(species: string, variant: string): { readonly shown: string; readonly entry: number } {
  const [group, organism] = bySpecies.get(species) ?? [];
  if (!group || !organism) throw new RangeError(`no organism is known as ${species}`);
  const cause = /_([A-Za-z]+)_Name;$/.exec(variant)?.[1] ?? '';
  const causes = causesOf(organism.colours);
  const index = causes.indexOf(cause);
  const which = group.species.indexOf(organism) + 1;
  return {
    shown: index < 0 ? organism.shown : `${organism.shown} - ${organism.colours[cause]}`,
    entry: group.number * 10_000 + which * 100 + Math.max(0, index) + 1,
  };
}

/** Stars or elements that determine the colour of an organism, in the order of the Codex. */
export function causesOf(colours: Colours): string[] {
  const stars = starLetters.filter((letter) => letter in colours);
  return stars.length > 0 ? stars : Object.keys(colours);
}
