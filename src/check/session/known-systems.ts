import { type StarPosition, samePosition } from '../../game/star-system.js';
import type { SystemMention } from './system-mentions.js';

/** A line of a journal file. */
export interface JournalLine {
  readonly file: string;
  readonly line: number;
}

/** A star system as far as the journal has described it. */
export interface KnownSystem {
  readonly name: string;
  readonly address: string;
  /** Every position recorded for it; more than one is a contradiction, which system/position has reported. */
  readonly positions: readonly StarPosition[];
  readonly starClass: string | undefined;
  readonly where: JournalLine;
  /** The last launch of the game that mentioned it, and where that launch first named it. */
  readonly launch: number;
  readonly namedAt: JournalLine;
}

/** How many different addresses of a name, or positions of an address, are kept. */
const mostVersions = 4;

/** The star systems that a journal has mentioned; if there are very many, the last ones. */
export class KnownSystems {
  readonly #byAddress = new Map<string, KnownSystem>();
  /** Nearly every name has one address, and needs no array for it. */
  readonly #addresses = new Map<string, string | readonly string[]>();
  readonly #most: number;
  #launch = 0;

  constructor(most = 10_000) {
    this.#most = most;
  }

  /** The number of the current launch of the game. */
  get launch(): number {
    return this.#launch;
  }

  beginLaunch(): void {
    this.#launch++;
  }

  get size(): number {
    return Math.max(this.#byAddress.size, this.#addresses.size);
  }

  at(address: string): KnownSystem | undefined {
    return this.#byAddress.get(address);
  }

  /** The addresses recorded for a name; more than one if two systems share it, or the journal contradicts itself. */
  addressesOf(name: string): readonly string[] {
    const addresses = this.#addresses.get(name) ?? [];
    return typeof addresses === 'string' ? [addresses] : addresses;
  }

  record(mention: SystemMention, where: JournalLine, starClass?: string): void {
    const { name, address, position, contradictory } = mention;
    if (name === undefined || address === undefined || contradictory) return;
    const before = this.#byAddress.get(address);
    const system = before ? this.#renamed(before, name, where) : this.#newSystem(detached(name), address, where);
    this.#keep(this.#byAddress, address, withStarClass(withPosition(system, position), starClass));
    const addresses = this.addressesOf(name);
    const isKnown = addresses.includes(address) || addresses.length >= mostVersions;
    const all = isKnown ? addresses : [...addresses, address];
    const key = name === system.name ? system.name : detached(name);
    this.#keep(this.#addresses, key, all.length === 1 ? address : all);
  }

  #newSystem(name: string, address: string, where: JournalLine): KnownSystem {
    return { name, address, positions: [], starClass: undefined, where, launch: this.#launch, namedAt: where };
  }

  /** Systems are renamed now and then, but not during a launch: the name in the next launch is the new name. */
  #renamed(system: KnownSystem, name: string, where: JournalLine): KnownSystem {
    if (system.launch === this.#launch) return system;
    return {
      ...system,
      name: name === system.name ? system.name : detached(name),
      launch: this.#launch,
      namedAt: where,
    };
  }

  #keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
    // A map keeps the order of insertion: what is mentioned again moves to the end.
    map.delete(key);
    map.set(key, value);
    if (map.size <= this.#most) return;
    for (const oldest of map.keys()) return void map.delete(oldest);
  }
}

function withPosition(system: KnownSystem, position: StarPosition | undefined): KnownSystem {
  const { positions } = system;
  if (!position || positions.length >= mostVersions || positions.some((each) => samePosition(each, position))) {
    return system;
  }
  return { ...system, positions: [...positions, position] };
}

function withStarClass(system: KnownSystem, starClass: string | undefined): KnownSystem {
  if (starClass === undefined || starClass === system.starClass) return system;
  return { ...system, starClass: detached(starClass) };
}

/** A copy that does not keep the whole line in memory, as a substring of it may. */
function detached(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}
