/** Stored modules by location. */
import type { Moment } from '../../../../protocol.js';
import { type Fields, flagIn, listIn, numberIn, shownIn, textIn } from '../../../moment/loose-fields.js';
import { eventOf } from '../../../moment/moment-events.js';
import { moduleName } from '../modules/module-names.js';
import { plainName } from '../plain-name.js';

export interface StoredModule {
  readonly name: string;
  /** Engineering: Long range, grade 5, 100 %. */
  readonly engineering?: string;
  readonly isHot: boolean;
}

export interface StorePlace {
  readonly system: string;
  readonly is: 'here' | 'elsewhere' | 'in-transit' | 'unknown';
  readonly modules: readonly (StoredModule & TransferTerms)[];
}

/** Cost (credits) and duration (seconds) of a transfer. */
interface TransferTerms {
  readonly cost?: number;
  readonly time?: number;
}

export interface ModuleStorage {
  readonly station?: string;
  readonly system?: string;
  readonly count: number;
  /** Here first, then by distance; modules in transit last. */
  readonly places: readonly StorePlace[];
}

export function moduleStorage(moment: Moment): ModuleStorage | undefined {
  const line = moment.latest['StoredModules'];
  const event = eventOf(line);
  if (!event) return undefined;
  const items = listIn(event, 'Items');
  const system = textIn(event, 'StarSystem');
  const station = textIn(event, 'StationName');
  return {
    ...(station !== undefined && { station }),
    ...(system !== undefined && { system }),
    count: items.length,
    places: placesOf(items, system),
  };
}

function placesOf(items: readonly Fields[], here: string | undefined): StorePlace[] {
  const keys = new Map<string, Fields[]>();
  for (const item of items) {
    const key = flagIn(item, 'InTransit') ? inTransit : (textIn(item, 'StarSystem') ?? '');
    const others = keys.get(key);
    if (others) others.push(item);
    else keys.set(key, [item]);
  }
  return [...keys]
    .map(([key, stored]): StorePlace => {
      const is = key === inTransit ? 'in-transit' : key === '' ? 'unknown' : key === here ? 'here' : 'elsewhere';
      return { system: key === inTransit ? '' : key, is, modules: stored.map(readModule) };
    })
    .sort((a, b) => rankOf(a) - rankOf(b));
}

/** No system has this name. */
const inTransit = '\0in transit';

/** Transfer time grows with distance. */
function rankOf({ is, modules }: StorePlace): number {
  if (is === 'here') return -1;
  return is === 'elsewhere' ? Math.min(...modules.map(({ time }) => time ?? 1e8)) : 1e9;
}

function readModule(item: Fields): StoredModule & TransferTerms {
  const engineering = engineeringOf(item);
  const cost = numberIn(item, 'TransferCost');
  const time = numberIn(item, 'TransferTime');
  const internal = textIn(item, 'Name');
  // The localised name lacks size and class, which the internal one has.
  const grade = internal === undefined ? undefined : / \d?[A-E](?=,|$)/.exec(moduleName(internal))?.[0];
  const shown = textIn(item, 'Name_Localised') && shownIn(item, 'Name');
  return {
    name: shown ? `${shown}${grade ?? ''}` : internal === undefined ? 'Module without a name' : moduleName(internal),
    ...(engineering !== undefined && { engineering }),
    isHot: flagIn(item, 'Hot') ?? false,
    ...(cost !== undefined && { cost }),
    ...(time !== undefined && { time }),
  };
}

/** `FSD_LongRange` → Long range; the module's type is shown already. */
function engineeringOf(item: Fields): string | undefined {
  const blueprint = textIn(item, 'EngineerModifications');
  if (blueprint === undefined) return undefined;
  const level = numberIn(item, 'Level');
  const quality = numberIn(item, 'Quality');
  return [
    plainName(blueprint.replace(/^[^_]+_/, '')),
    ...(level === undefined ? [] : [`grade ${level}`]),
    ...(quality === undefined ? [] : [`${Math.round(quality * 100)} %`]),
  ].join(', ');
}
