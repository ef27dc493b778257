import { observed } from '../../evidence.js';
import { from, id, integer, list, optional, shape, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { generaList } from '../../observed-values.js';
import { amount, count, each, mention } from '../../summary/summary-part.js';

export const SoldOrganism = shape('SoldOrganism', 'the samples of one organism that were sold', () => ({
  Genus: from(generaList, 'internal name of the genus'),
  Genus_Localised: optional(text('the genus, as shown in game'), 1),
  Species: text('internal name of the species'),
  Species_Localised: optional(text('the species, as shown in game'), 1),
  Variant: since('4.0.0.1500', optional(text('internal name of the variant, which differs in colour'), 0.971)),
  Variant_Localised: optional(text('the variant, as shown in game'), 0.971),
  Value: integer('value, in credits'),
  Bonus: integer('bonus for being the first to log it, in credits'),
}));

export const SellOrganicData = kind(
  'SellOrganicData',
  'the player sells samples of organisms to Vista Genomics',
  () => ({
    MarketID: id('ID of the market'),
    BioData: list(SoldOrganism, 'what was sold'),
  }),
  {
    evidence: observed(63, { since: '4.0' }),
    summary: [
      count('BioData', 'organism'),
      each('BioData', [mention('Species'), amount('Value', 'cr'), amount('Bonus', 'cr', '# bonus', { ifAny: true })]),
    ],
  },
);
