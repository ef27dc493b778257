/**
 * Organisms that can be sampled on foot: names, value at Vista Genomics, and minimum distance between
 * samples.
 */

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

type SpeciesRow = readonly [epithet: string, value: number, colours?: Colours];

function genus(
  stem: string,
  shown: string,
  [number, range]: readonly [number: number, range: number],
  colours: Colours,
  rows: readonly SpeciesRow[],
): Genus {
  return {
    internal: `$Codex_Ent_${stem}_Genus_Name;`,
    shown,
    range,
    number,
    species: rows.map(([epithet, value, own = colours], index) => ({
      internal: `$Codex_Ent_${stem}_${String(index + 1).padStart(2, '0')}_Name;`,
      shown: `${shown} ${epithet}`,
      value,
      colours: own,
    })),
  };
}

/** The letters of stars, in the order of the Codex. */
const starLetters = ['O', 'B', 'A', 'F', 'G', 'K', 'M', 'L', 'T', 'TTS', 'AeBe', 'Y', 'W', 'D', 'N', 'H'] as const;

function byStar(list: string): Colours {
  return Object.fromEntries(list.split(' ').map((each) => each.split(':') as [string, string]));
}

/** Rare elements: technetium, tellurium, ruthenium, polonium, antimony, yttrium; `-` for none. */
function byRare(list: string): Colours {
  return byElement(['Technetium', 'Tellurium', 'Ruthenium', 'Polonium', 'Antimony', 'Yttrium'], list);
}

/** Common elements: cadmium, mercury, molybdenum, niobium, tungsten, tin. */
function byCommon(list: string): Colours {
  return byElement(['Cadmium', 'Mercury', 'Molybdenum', 'Niobium', 'Tungsten', 'Tin'], list);
}

function byElement(elements: readonly string[], list: string): Colours {
  const colours = list.split(' ');
  return Object.fromEntries(
    elements.flatMap((element, index) => {
      const colour = colours[index];
      return colour === undefined || colour === '-' ? [] : [[element, colour]];
    }),
  );
}

const bacteria = byStar(
  'O:Turquoise B:Grey A:Yellow F:Lime G:Emerald K:Green M:Teal L:Sage T:Red TTS:Maroon W:Amethyst D:Ocher N:Indigo',
);
const conchas = byStar('A:Teal F:Grey G:Turquoise K:Red L:Orange N:Emerald');
const osseus = byStar('A:Lime F:Turquoise G:Grey K:Indigo T:Emerald TTS:Green');
const strata = byStar(
  'F:Emerald K:Lime M:Green L:Turquoise T:Grey TTS:Amethyst AeBe:Teal W:Red D:Mauve N:Indigo H:Indigo',
);

// biome-ignore format: one species, one line
export const genera: readonly Genus[] = [
  genus('Aleoids', 'Aleoida', [231, 150], byStar('B:Yellow A:Green F:Teal K:Turquoise M:Emerald L:Lime T:Sage TTS:Mauve Y:Teal N:Ocher'), [
    ['Arcus', 7_252_500],
    ['Coronamus', 6_284_600],
    ['Spica', 3_385_200],
    ['Laminiae', 3_385_200],
    ['Gravis', 12_934_900],
  ]),
  genus('Bacterial', 'Bacterium', [232, 500], bacteria, [
    ['Aurasus', 1_000_000],
    ['Nebulus', 5_289_900, byRare('- Green Orange Gold Magenta Cobalt')],
    ['Scopulum', 4_934_500, byCommon('White Peach Lime Red Aquamarine Mulberry')],
    ['Acies', 1_000_000, byRare('Lime White Cobalt Magenta Cyan Aquamarine')],
    ['Vesicula', 1_000_000, byRare('Gold Red Mulberry Orange Cyan Lime')],
    ['Alcyoneum', 1_658_500],
    ['Tela', 1_949_000, byCommon('Gold Orange Yellow Magenta Green Cobalt')],
    ['Informem', 8_418_000, byRare('Aquamarine Yellow Gold Lime Red Cobalt')],
    ['Volu', 7_774_700, byRare('- Cyan Cobalt Aquamarine Red Gold')],
    ['Bullaris', 1_152_500, byRare('Gold Lime Aquamarine Yellow Cobalt Red')],
    ['Omentum', 4_638_900, byCommon('Lime White Aquamarine Peach Blue Red')],
    ['Cerbrus', 1_689_800],
    ['Verrata', 3_897_000, byCommon('Peach Red White Mulberry Lime Blue')],
  ]),
  genus('Cactoid', 'Cactoida', [233, 300], byStar('A:Green F:Yellow G:Teal M:Amethyst L:Mauve T:Orange TTS:Red N:Sage'), [
    ['Cortexum', 3_667_600],
    ['Lapis', 2_483_600],
    ['Vermis', 16_202_800],
    ['Pullulanta', 3_667_600],
    ['Peperatis', 2_483_600],
  ]),
  genus('Clypeus', 'Clypeus', [234, 150], byStar('A:Orange F:Mauve G:Amethyst K:Grey M:Turquoise L:Teal N:Yellow'), [
    ['Lacrimam', 8_418_000],
    ['Margaritus', 11_873_200],
    ['Speculumi', 16_202_800],
  ]),
  genus('Conchas', 'Concha', [235, 150], conchas, [
    ['Renibus', 4_572_400, byCommon('Red Mulberry Peach Blue White Aquamarine')],
    ['Aureolas', 7_774_700],
    ['Labiata', 2_352_400],
    ['Biconcavis', 19_010_800, byRare('- - Orange - Peach -')],
  ]),
  genus('Electricae', 'Electricae', [236, 1000], byRare('Magenta Red Blue Cyan Cobalt Mulberry'), [
    ['Pluma', 6_284_600],
    ['Radialem', 6_284_600, byRare('Aquamarine Magenta Blue Cobalt Cyan Green')],
  ]),
  genus('Fonticulus', 'Fonticulua', [237, 500], byStar('B:Lime A:Green F:Yellow G:Teal K:Emerald M:Amethyst L:Mauve T:Orange TTS:Red AeBe:Maroon Y:Ocher D:Turquoise N:Sage'), [
    ['Segmentatus', 19_010_800],
    ['Campestris', 1_000_000],
    ['Upupam', 5_727_600],
    ['Lapida', 3_111_000],
    ['Fluctus', 20_000_000],
    ['Digitos', 1_804_100],
  ]),
  genus('Fumerolas', 'Fumerola', [238, 100], byCommon('Orange Magenta Gold Cobalt Yellow Teal'), [
    ['Carbosis', 6_284_600],
    ['Extremus', 16_202_800, byCommon('- Lime Blue White Mulberry Peach')],
    ['Nitris', 7_500_900, byCommon('White Peach Lime Red Aquamarine Mulberry')],
    ['Aquatis', 6_284_600, byCommon('Green Yellow Cyan Gold Cobalt Orange')],
  ]),
  genus('Fungoids', 'Fungoida', [239, 300], byRare('Lime Yellow Gold White Peach Orange'), [
    ['Setisis', 1_670_100],
    ['Stabitis', 2_680_300, byCommon('Blue Green Magenta White Peach Orange')],
    ['Bullarum', 3_703_200, byRare('Peach Gold Magenta Mulberry Red Orange')],
    ['Gelata', 3_330_300, byCommon('Cyan Lime Mulberry Green Orange Red')],
  ]),
  genus('Osseus', 'Osseus', [240, 800], osseus, [
    ['Fractus', 4_027_800],
    ['Discus', 12_934_900, byCommon('White Lime Peach Aquamarine Red Blue')],
    ['Spiralis', 2_404_700],
    ['Pumice', 3_156_300, byRare('Lime Green Gold Peach White Yellow')],
    ['Cornibus', 1_483_000],
    ['Pellebantus', 9_739_000],
  ]),
  genus('Recepta', 'Recepta', [241, 150], byStar('A:Amethyst F:Mauve G:Orange K:Red M:Maroon T:Teal'), [
    ['Umbrux', 12_934_900],
    ['Deltahedronix', 16_202_800, byCommon('Lime Gold Orange Mulberry Red -')],
    ['Conditivus', 14_313_700, byRare('- Cyan - White Lime Green')],
  ]),
  genus('Stratum', 'Stratum', [242, 500], strata, [
    ['Excutitus', 2_448_900],
    ['Paleas', 1_362_000],
    ['Laminamus', 2_788_300],
    ['Araneamus', 2_448_900, byStar('A:Emerald F:Emerald T:Emerald N:Emerald')],
    ['Limaxus', 1_362_000],
    ['Cucumisis', 16_202_800],
    ['Tectonicas', 19_010_800],
    ['Frigus', 2_637_500],
  ]),
  genus('Tubus', 'Tubus', [243, 800], byStar('B:Emerald A:Indigo F:Grey G:Red K:Maroon M:Teal L:Turquoise T:Mauve TTS:Ocher N:Amethyst'), [
    ['Conifer', 2_415_500],
    ['Sororibus', 5_727_600],
    ['Cavas', 11_873_200],
    ['Rosarium', 2_637_500],
    ['Compagibus', 7_774_700],
  ]),
  genus('Shrubs', 'Frutexa', [244, 150], byStar('O:Yellow B:Lime F:Green G:Emerald M:Grey L:Teal TTS:Mauve W:Orange D:Indigo N:Red'), [
    ['Flabellum', 1_808_900],
    ['Acus', 7_774_700],
    ['Metallicum', 1_632_500],
    ['Flammasis', 10_326_000],
    ['Fera', 1_632_500],
    ['Sponsae', 5_988_000],
    ['Collum', 1_639_800],
  ]),
  genus('Tussocks', 'Tussock', [245, 200], byStar('F:Yellow G:Lime K:Green M:Emerald L:Sage T:Teal Y:Red D:Yellow W:Orange H:Red'), [
    ['Pennata', 5_853_800],
    ['Ventusa', 3_227_700],
    ['Ignis', 1_849_000],
    ['Cultro', 1_766_600],
    ['Catena', 1_766_600],
    ['Pennatis', 1_000_000],
    ['Serrati', 4_447_100],
    ['Albata', 3_252_500],
    ['Propagito', 1_000_000],
    ['Divisa', 1_766_600],
    ['Caputus', 3_472_400],
    ['Triticum', 7_774_700],
    ['Stigmasis', 19_010_800],
    ['Virgam', 14_313_700],
    ['Capillum', 7_025_800],
  ]),
];

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
