import { observed } from '../../evidence.js';
import { boolean, from, id, integer, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { generaList } from '../../observed-values.js';
import { mention } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const organicScanTypes = open('OrganicScanType', 'how far the sampling of an organism is', [
  'Sample',
  'Log',
  'Analyse',
]);

export const ScanOrganic = kind(
  'ScanOrganic',
  'the player takes a sample of an organism',
  () => ({
    ScanType: from(organicScanTypes, 'how far the sampling is: the first sample, another one, or the analysis of all'),
    Genus: from(generaList, 'internal name of the genus'),
    Genus_Localised: optional(text('the genus, as shown in game'), 1),
    Species: text('internal name of the species'),
    Species_Localised: optional(text('the species, as shown in game'), 1),
    Variant: since(
      '4.0.0.1500',
      optional(text('internal name of the variant, which differs in colour'), 0.533),
      [5_932, 5_057],
    ),
    Variant_Localised: optional(text('the variant, as shown in game'), 0.533),
    WasLogged: since('4.2.1.0', optional(boolean('others have logged it before'), 0.119), [1_432, 9_557]),
    SystemAddress: id('address of the system'),
    Body: integer('ID of the body within the system'),
  }),
  {
    evidence: observed(10_829, { since: '4.0' }),
    summary: [
      mention('Species'),
      mention('Variant'),
      mention('ScanType', '#', { called: { Log: 'first sample', Sample: 'another sample', Analyse: 'analysed' } }),
    ],
  },
);
