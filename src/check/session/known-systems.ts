import { type StarPosition, samePosition } from '../../game/star-system.js';
import type { SystemMention } from './system-mentions.js';

/** A line of a journal file. */
export interface JournalLine {
  readonly file: string;
  readonly line: number;
}

/** A star system as far as the journal told of it. */
export interface KnownSystem {
  readonly name: string;
  readonly address: string;
  /** Every position told for it; more than one is a contradiction that has been told. */
  readonly positions: readonly StarPosition[];
  readonly starClass: string | undefined;
  readonly where: JournalLine;
  /** The launch of the game that told of it last, and where it first called it so. */
  readonly launch: number;
  readonly namedAt: JournalLine;
}

/** More contradictions of one system than these are not kept apart. */
const mostVersions = 4;

/** The star systems a journal told of; of very many, the ones told last. */
export class KnownSystems {
  readonly #byAddress = new Map<string, KnownSystem>();
  /** Nearly every name has one address, and needs no array for it. */
  readonly #addresses = new Map<string, string | readonly string[]>();
  readonly #most: number;
  #launch = 0;

  constructor(most = 10_000) {
    this.#most = most;
  }

  /** How many launches of the game have begun. */
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

  /** The addresses told for a name; more than one if two systems share it, or the journal contradicts itself. */
  addressesOf(name: string): readonly string[] {
    const known = this.#addresses.get(name) ?? [];
    return typeof known === 'string' ? [known] : known;
  }

  record(told: SystemMention, where: JournalLine, starClass?: string): void {
    const { name, address } = told;
    if (name === undefined || address === undefined || told.contradictory) return;
    const known = this.#byAddress.get(address);
    const system = known ? this.#renamed(known, name, where) : this.#first(detached(name), address, where);
    const learnt = withStarClass(withPosition(system, told.position), starClass);
    this.#keep(this.#byAddress, address, learnt);
    const addresses = this.addressesOf(name);
    const isKnown = addresses.includes(address) || addresses.length >= mostVersions;
    const all = isKnown ? addresses : [...addresses, address];
    const key = name === system.name ? system.name : detached(name);
    this.#keep(this.#addresses, key, all.length === 1 ? address : all);
  }

  #first(name: string, address: string, where: JournalLine): KnownSystem {
    return { name, address, positions: [], starClass: undefined, where, launch: this.#launch, namedAt: where };
  }

  /** Systems are renamed now and then, but not while somebody plays: what the next launch calls it is its name from then on. */
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
    // A map keeps the order in which its keys came: what is told anew goes to its end.
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

/** A text cut out of a line may keep the whole line in memory; this copy does not. */
function detached(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}
