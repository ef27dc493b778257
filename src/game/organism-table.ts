/**
 * Organisms that can be sampled on foot: names, value at Vista Genomics, and minimum distance between
 * samples.
 */

/** What decides the colour: the star, or a rare or common element of the ground; each with its colour. */
export type ColourRow = readonly [by: 'star' | 'rare' | 'common', colours: string];

type SpeciesRow = readonly [epithet: string, value: number, colours?: ColourRow];

export type GenusRow = readonly [
  stem: string,
  shown: string,
  codex: readonly [number: number, range: number],
  colours: ColourRow,
  species: readonly SpeciesRow[],
];

/** The letters of stars, in the order of the Codex. */
export const starLetters = [
  'O',
  'B',
  'A',
  'F',
  'G',
  'K',
  'M',
  'L',
  'T',
  'TTS',
  'AeBe',
  'Y',
  'W',
  'D',
  'N',
  'H',
] as const;

/** The elements that decide colours; where an organism has no colour for one, its row has `-`. */
export const colouringElements = {
  rare: ['Technetium', 'Tellurium', 'Ruthenium', 'Polonium', 'Antimony', 'Yttrium'],
  common: ['Cadmium', 'Mercury', 'Molybdenum', 'Niobium', 'Tungsten', 'Tin'],
} as const;

const bacteria: ColourRow = [
  'star',
  'O:Turquoise B:Grey A:Yellow F:Lime G:Emerald K:Green M:Teal L:Sage T:Red TTS:Maroon W:Amethyst D:Ocher N:Indigo',
];
const conchas: ColourRow = ['star', 'A:Teal F:Grey G:Turquoise K:Red L:Orange N:Emerald'];
const osseus: ColourRow = ['star', 'A:Lime F:Turquoise G:Grey K:Indigo T:Emerald TTS:Green'];
const strata: ColourRow = [
  'star',
  'F:Emerald K:Lime M:Green L:Turquoise T:Grey TTS:Amethyst AeBe:Teal W:Red D:Mauve N:Indigo H:Indigo',
];

// biome-ignore format: one species, one line
export const genusTable: readonly GenusRow[] = [
  ['Aleoids', 'Aleoida', [231, 150], ['star', 'B:Yellow A:Green F:Teal K:Turquoise M:Emerald L:Lime T:Sage TTS:Mauve Y:Teal N:Ocher'], [
    ['Arcus', 7_252_500],
    ['Coronamus', 6_284_600],
    ['Spica', 3_385_200],
    ['Laminiae', 3_385_200],
    ['Gravis', 12_934_900],
  ]],
  ['Bacterial', 'Bacterium', [232, 500], bacteria, [
    ['Aurasus', 1_000_000],
    ['Nebulus', 5_289_900, ['rare', '- Green Orange Gold Magenta Cobalt']],
    ['Scopulum', 4_934_500, ['common', 'White Peach Lime Red Aquamarine Mulberry']],
    ['Acies', 1_000_000, ['rare', 'Lime White Cobalt Magenta Cyan Aquamarine']],
    ['Vesicula', 1_000_000, ['rare', 'Gold Red Mulberry Orange Cyan Lime']],
    ['Alcyoneum', 1_658_500],
    ['Tela', 1_949_000, ['common', 'Gold Orange Yellow Magenta Green Cobalt']],
    ['Informem', 8_418_000, ['rare', 'Aquamarine Yellow Gold Lime Red Cobalt']],
    ['Volu', 7_774_700, ['rare', '- Cyan Cobalt Aquamarine Red Gold']],
    ['Bullaris', 1_152_500, ['rare', 'Gold Lime Aquamarine Yellow Cobalt Red']],
    ['Omentum', 4_638_900, ['common', 'Lime White Aquamarine Peach Blue Red']],
    ['Cerbrus', 1_689_800],
    ['Verrata', 3_897_000, ['common', 'Peach Red White Mulberry Lime Blue']],
  ]],
  ['Cactoid', 'Cactoida', [233, 300], ['star', 'A:Green F:Yellow G:Teal M:Amethyst L:Mauve T:Orange TTS:Red N:Sage'], [
    ['Cortexum', 3_667_600],
    ['Lapis', 2_483_600],
    ['Vermis', 16_202_800],
    ['Pullulanta', 3_667_600],
    ['Peperatis', 2_483_600],
  ]],
  ['Clypeus', 'Clypeus', [234, 150], ['star', 'A:Orange F:Mauve G:Amethyst K:Grey M:Turquoise L:Teal N:Yellow'], [
    ['Lacrimam', 8_418_000],
    ['Margaritus', 11_873_200],
    ['Speculumi', 16_202_800],
  ]],
  ['Conchas', 'Concha', [235, 150], conchas, [
    ['Renibus', 4_572_400, ['common', 'Red Mulberry Peach Blue White Aquamarine']],
    ['Aureolas', 7_774_700],
    ['Labiata', 2_352_400],
    ['Biconcavis', 19_010_800, ['rare', '- - Orange - Peach -']],
  ]],
  ['Electricae', 'Electricae', [236, 1000], ['rare', 'Magenta Red Blue Cyan Cobalt Mulberry'], [
    ['Pluma', 6_284_600],
    ['Radialem', 6_284_600, ['rare', 'Aquamarine Magenta Blue Cobalt Cyan Green']],
  ]],
  ['Fonticulus', 'Fonticulua', [237, 500], ['star', 'B:Lime A:Green F:Yellow G:Teal K:Emerald M:Amethyst L:Mauve T:Orange TTS:Red AeBe:Maroon Y:Ocher D:Turquoise N:Sage'], [
    ['Segmentatus', 19_010_800],
    ['Campestris', 1_000_000],
    ['Upupam', 5_727_600],
    ['Lapida', 3_111_000],
    ['Fluctus', 20_000_000],
    ['Digitos', 1_804_100],
  ]],
  ['Fumerolas', 'Fumerola', [238, 100], ['common', 'Orange Magenta Gold Cobalt Yellow Teal'], [
    ['Carbosis', 6_284_600],
    ['Extremus', 16_202_800, ['common', '- Lime Blue White Mulberry Peach']],
    ['Nitris', 7_500_900, ['common', 'White Peach Lime Red Aquamarine Mulberry']],
    ['Aquatis', 6_284_600, ['common', 'Green Yellow Cyan Gold Cobalt Orange']],
  ]],
  ['Fungoids', 'Fungoida', [239, 300], ['rare', 'Lime Yellow Gold White Peach Orange'], [
    ['Setisis', 1_670_100],
    ['Stabitis', 2_680_300, ['common', 'Blue Green Magenta White Peach Orange']],
    ['Bullarum', 3_703_200, ['rare', 'Peach Gold Magenta Mulberry Red Orange']],
    ['Gelata', 3_330_300, ['common', 'Cyan Lime Mulberry Green Orange Red']],
  ]],
  ['Osseus', 'Osseus', [240, 800], osseus, [
    ['Fractus', 4_027_800],
    ['Discus', 12_934_900, ['common', 'White Lime Peach Aquamarine Red Blue']],
    ['Spiralis', 2_404_700],
    ['Pumice', 3_156_300, ['rare', 'Lime Green Gold Peach White Yellow']],
    ['Cornibus', 1_483_000],
    ['Pellebantus', 9_739_000],
  ]],
  ['Recepta', 'Recepta', [241, 150], ['star', 'A:Amethyst F:Mauve G:Orange K:Red M:Maroon T:Teal'], [
    ['Umbrux', 12_934_900],
    ['Deltahedronix', 16_202_800, ['common', 'Lime Gold Orange Mulberry Red -']],
    ['Conditivus', 14_313_700, ['rare', '- Cyan - White Lime Green']],
  ]],
  ['Stratum', 'Stratum', [242, 500], strata, [
    ['Excutitus', 2_448_900],
    ['Paleas', 1_362_000],
    ['Laminamus', 2_788_300],
    ['Araneamus', 2_448_900, ['star', 'A:Emerald F:Emerald T:Emerald N:Emerald']],
    ['Limaxus', 1_362_000],
    ['Cucumisis', 16_202_800],
    ['Tectonicas', 19_010_800],
    ['Frigus', 2_637_500],
  ]],
  ['Tubus', 'Tubus', [243, 800], ['star', 'B:Emerald A:Indigo F:Grey G:Red K:Maroon M:Teal L:Turquoise T:Mauve TTS:Ocher N:Amethyst'], [
    ['Conifer', 2_415_500],
    ['Sororibus', 5_727_600],
    ['Cavas', 11_873_200],
    ['Rosarium', 2_637_500],
    ['Compagibus', 7_774_700],
  ]],
  ['Shrubs', 'Frutexa', [244, 150], ['star', 'O:Yellow B:Lime F:Green G:Emerald M:Grey L:Teal TTS:Mauve W:Orange D:Indigo N:Red'], [
    ['Flabellum', 1_808_900],
    ['Acus', 7_774_700],
    ['Metallicum', 1_632_500],
    ['Flammasis', 10_326_000],
    ['Fera', 1_632_500],
    ['Sponsae', 5_988_000],
    ['Collum', 1_639_800],
  ]],
  ['Tussocks', 'Tussock', [245, 200], ['star', 'F:Yellow G:Lime K:Green M:Emerald L:Sage T:Teal Y:Red D:Yellow W:Orange H:Red'], [
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
  ]],
];
