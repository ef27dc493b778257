/** Stored modules by location, and the cost of transferring them. */
import { counted } from '../../../../words/counted.js';
import type { Moment } from '../../../protocol.js';
import { type Fields, flagIn, listIn, numberIn, shownIn, textIn } from '../../moment/loose-fields.js';
import { newestEvent } from '../../moment/moment-events.js';
import { credits, measure } from '../../words/measures.js';
import { durationWords } from '../../words/time-words.js';
import { type Bar, type Block, joined } from './block.js';
import { engineeringWords, moduleName } from './module-names.js';

const seconds = measure((value) => durationWords(value * 1000));

export function moduleStorage(moment: Moment): Block[] | undefined {
  const event = newestEvent(moment, 'StoredModules');
  if (!event) return undefined;
  const [station, here] = [textIn(event, 'StationName'), textIn(event, 'StarSystem')];
  const items = listIn(event, 'Items').toSorted((a, b) => rankOf(a, here) - rankOf(b, here));
  const places = new Map<string, Bar[]>();
  for (const item of items) {
    const place = placeWords(item, here);
    places.set(place, [...(places.get(place) ?? []), moduleBar(item)]);
  }
  const where = joined([station, here]) ?? 'the station';
  return [
    { text: `${counted(items.length, 'module')} in storage; cost and time are for bringing them to ${where}.` },
    ...Array.from(places, ([place, bars]) => ({ heading: `${place} · ${counted(bars.length, 'module')}`, bars })),
  ];
}

function placeWords(item: Fields, here: string | undefined): string {
  if (flagIn(item, 'InTransit')) return 'On their way';
  const system = textIn(item, 'StarSystem') ?? 'Somewhere';
  return system === here ? `${system} (here)` : system;
}

/** Here first, then by distance, with which the transfer time grows; what is on its way last. */
function rankOf(item: Fields, here: string | undefined): number {
  const system = textIn(item, 'StarSystem');
  if (flagIn(item, 'InTransit') || system === undefined) return 1e9;
  return system === here ? -1 : (numberIn(item, 'TransferTime') ?? 1e8);
}

function moduleBar(item: Fields): Bar {
  const internal = textIn(item, 'Name');
  const own = internal === undefined ? 'Module without a name' : moduleName(internal);
  // The localised name lacks size and class, which the internal one has.
  const grade = / \d?[A-E](?=,|$)/.exec(own)?.[0] ?? '';
  return {
    name: textIn(item, 'Name_Localised') === undefined ? own : `${shownIn(item, 'Name')}${grade}`,
    tags: flagIn(item, 'Hot') ? ['▲ hot'] : [],
    value: joined([credits(numberIn(item, 'TransferCost')), seconds(numberIn(item, 'TransferTime'))]),
    about: engineeringWords(item, 'EngineerModifications'),
  };
}
