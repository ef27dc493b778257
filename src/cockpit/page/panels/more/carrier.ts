/** The commander's carrier, and the construction site last visited. */
import type { Moment } from '../../../protocol.js';
import { type Fields, fieldsIn, listIn, numberIn, shownIn, textIn } from '../../moment/loose-fields.js';
import { newestEvent } from '../../moment/moment-events.js';
import { credits, exactPercent, grouped, lightYears, tonnes } from '../../words/measures.js';
import { type Block, joined } from './block.js';

export function carrierAndSite(moment: Moment): Block[] | undefined {
  const carrier = newestEvent(moment, 'CarrierStats');
  const site = newestEvent(moment, 'ColonisationConstructionDepot');
  if (!carrier && !site) return undefined;
  return [...(carrier ? [carrierBlock(carrier)] : []), ...(site ? [siteBlock(site)] : [])];
}

function carrierBlock(stats: Fields): Block {
  const [space, finance] = [fieldsIn(stats, 'SpaceUsage'), fieldsIn(stats, 'Finance')];
  return {
    heading: textIn(stats, 'CarrierType') === 'SquadronCarrier' ? 'Squadron carrier' : 'Carrier',
    facts: [
      ['Name', joined([textIn(stats, 'Name'), textIn(stats, 'Callsign')], ' · ')],
      ['Tritium', tonnes(numberIn(stats, 'FuelLevel'))],
      ['Range', lightYears(numberIn(stats, 'JumpRangeCurr'))],
      ['Balance', credits(numberIn(finance, 'CarrierBalance'))],
      ['Cargo', tonnes(numberIn(space, 'Cargo'))],
      ['Free', tonnes(numberIn(space, 'FreeSpace'))],
      ['Docking', textIn(stats, 'DockingAccess')],
    ],
  };
}

function siteBlock(depot: Fields): Block {
  const progress = numberIn(depot, 'ConstructionProgress');
  return {
    heading: 'Construction site',
    ...(progress !== undefined && { text: `${exactPercent(progress)} delivered.` }),
    bars: listIn(depot, 'ResourcesRequired').map((each) => {
      const needed = numberIn(each, 'RequiredAmount') ?? 0;
      const there = numberIn(each, 'ProvidedAmount') ?? 0;
      return {
        name: shownIn(each, 'Name') ?? 'Unnamed',
        value: `${grouped(there)} of ${tonnes(needed)}`,
        share: needed === 0 ? 1 : there / needed,
      };
    }),
  };
}
