import { moduleName } from '../../game/module-display-names.js';
import {
  distanceBetween,
  type Galaxy,
  type StarPosition,
  type StarSystem,
  type Station,
} from '../../game/star-system.js';
import { storableModuleTable } from '../../game/storable-module-table.js';
import type { StoredModule as StoredModuleFields } from '../../interface/types/game-events.js';
import { memoize } from '../../words/memo.js';
import type { EventFields } from '../event-fields.js';
import type { Random } from '../random.js';
import { roundTo } from '../round.js';
import type { FittedModule } from '../ship/ship.js';
import { moduleValue } from '../ship/ship-prices.js';
import type { Experience } from './experience.js';

/** A module in storage or in transit. */
export interface StoredModule {
  /** Internal name without `$` and `_name;`: `int_cargorack_size2_class1`. */
  readonly item: string;
  readonly name: string;
  /** Unique. */
  readonly slot: number;
  readonly buyPrice: number;
  readonly hot: boolean;
  readonly engineering?: { readonly blueprint: string; readonly level: number; readonly quality: number };
  /** The module itself, if it was removed from a ship in this session. */
  readonly fitted?: FittedModule;
  /** Where it is stored, or its destination during a transfer. */
  where: ModuleStorage;
  /** During a transfer: when it arrives, in seconds since 1970. */
  arrives?: number;
}

/** A station that stores modules. */
export interface ModuleStorage {
  readonly system: string;
  readonly position: StarPosition;
  readonly marketId: number;
}

const counts = { new: [4, 20], settled: [20, 70], veteran: [60, 130] } as const;

export function makeStoredModules(
  random: Random,
  experience: Experience,
  galaxy: Pick<Galaxy, 'populated'>,
): StoredModule[] {
  const homes = random.sample(outfitters(galaxy), random.integer(1, 4));
  if (homes.length === 0) return [];
  const [least, most] = counts[experience];
  const slots = random.shuffle(Array.from({ length: most + 20 }, (_, index) => index));
  return Array.from({ length: random.integer(least, most) }, (_, index) =>
    makeStored(random, slots[index] as number, random.pick(homes)),
  );
}

/** Stations that store modules and ships. */
export function outfitters({ populated }: Pick<Galaxy, 'populated'>): readonly ModuleStorage[] {
  return outfittersIn(populated);
}

const outfittersIn = memoize((systems: Galaxy['populated']): readonly ModuleStorage[] =>
  systems.flatMap((system) =>
    system.stations
      .filter(({ services }) => services.includes('Outfitting'))
      .map((station) => storageAt(system, station)),
  ),
);

export function storageAt(system: StarSystem, station: Pick<Station, 'marketId'>): ModuleStorage {
  return { system: system.name, position: system.position, marketId: station.marketId };
}

function makeStored(random: Random, slot: number, where: ModuleStorage): StoredModule {
  const [item, name, price, blueprints] = random.pick(storableModuleTable);
  const discount = random.weighted([
    [1, 5],
    [0.975, 2],
    [0.85, 2],
    [0.8, 1],
  ] as const);
  const engineered = blueprints.length > 0 && random.chance(0.25);
  return {
    item,
    name,
    slot,
    buyPrice: Math.floor(price * discount),
    hot: random.chance(0.01),
    ...(engineered && { engineering: engineeredBy(random, blueprints) }),
    where,
  };
}

function engineeredBy(
  random: Random,
  blueprints: readonly (readonly [name: string, level: number, quality: number])[],
): NonNullable<StoredModule['engineering']> {
  const [blueprint, level, quality] = random.pick(blueprints);
  return { blueprint, level, quality: roundTo(quality, 6) };
}

/** Puts a module of a ship into storage. */
export function store(modules: StoredModule[], module: FittedModule, where: ModuleStorage): StoredModule {
  const { item, engineering } = module;
  const stored: StoredModule = {
    item,
    name: moduleName(item),
    slot: freeSlot(modules),
    buyPrice: moduleValue(module),
    hot: false,
    ...(engineering && { engineering }),
    fitted: module,
    where,
  };
  modules.push(stored);
  return stored;
}

/** The lowest free storage slot. */
export function freeSlot(modules: readonly StoredModule[]): number {
  const used = new Set(modules.map(({ slot }) => slot));
  for (let slot = 1; ; slot++) if (!used.has(slot)) return slot;
}

/** Ends the transfers that have arrived. */
export function arriveModules(modules: readonly StoredModule[], now: number): void {
  for (const module of modules) if (module.arrives !== undefined && module.arrives <= now) delete module.arrives;
}

/** Credits and seconds to transfer a module to another station. */
export function transferCost(
  module: StoredModule,
  to: ModuleStorage,
): { readonly cost: number; readonly seconds: number } {
  const { where, buyPrice } = module;
  if (where.marketId === to.marketId) return { cost: 0, seconds: 0 };
  if (where.system === to.system) return { cost: 100, seconds: 300 };
  const distance = distanceBetween(where.position, to.position);
  return {
    cost: Math.floor(100 + buyPrice * (0.0002 + 0.00006 * distance)),
    seconds: Math.floor(300 + 10 * distance),
  };
}

/** The fields of StoredModules at a station, sorted by module. */
export function storedModulesFields(
  modules: readonly StoredModule[],
  station: Station,
  system: StarSystem,
): EventFields<'StoredModules'> {
  const here = storageAt(system, station);
  const sorted = [...modules].sort((a, b) => (a.item < b.item ? -1 : a.item > b.item ? 1 : a.slot - b.slot));
  return {
    MarketID: station.marketId,
    StationName: station.name,
    StarSystem: system.name,
    Items: sorted.map((module) => storedModuleFields(module, here)),
  };
}

/** Every list has many of them: avoids objects made only to be spread. */
function storedModuleFields(module: StoredModule, here: ModuleStorage): StoredModuleFields {
  const { engineering } = module;
  const fields = module.arrives === undefined ? waitingFields(module, here) : travellingFields(module);
  if (engineering) {
    fields.EngineerModifications = engineering.blueprint;
    fields.Level = engineering.level;
    fields.Quality = engineering.quality;
  }
  return fields;
}

function waitingFields(module: StoredModule, here: ModuleStorage): StoredModuleFields {
  const { item, name, slot, where, buyPrice, hot } = module;
  const { cost, seconds } = transferCost(module, here);
  return {
    Name: `$${item}_name;`,
    Name_Localised: name,
    StorageSlot: slot,
    StarSystem: where.system,
    MarketID: where.marketId,
    TransferCost: cost,
    TransferTime: seconds,
    BuyPrice: buyPrice,
    Hot: hot,
  };
}

/** A module in transit has no location, and its transfer is paid. */
function travellingFields({ item, name, slot, buyPrice, hot }: StoredModule): StoredModuleFields {
  return {
    Name: `$${item}_name;`,
    Name_Localised: name,
    StorageSlot: slot,
    InTransit: true,
    BuyPrice: buyPrice,
    Hot: hot,
  };
}
