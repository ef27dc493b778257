import { samePosition } from './galaxy.js';
import type { ToldSystem } from './told.js';
import type { Position } from './values.js';

/** A line of a journal file. */
export interface Where {
  readonly file: string;
  readonly line: number;
}

/** A star system as far as the journal told of it. */
export interface System {
  readonly name: string;
  readonly address: string;
  /** Every position told for it; more than one is a contradiction that has been told. */
  readonly positions: readonly Position[];
  readonly starClass: string | undefined;
  readonly where: Where;
}

/** More contradictions of one system than these are not kept apart. */
const mostVersions = 4;

/** The star systems a journal told of; of very many, the ones told last. */
export class Systems {
  readonly #byAddress = new Map<string, System>();
  /** Nearly every name has one address, and needs no array for it. */
  readonly #addresses = new Map<string, string | readonly string[]>();
  readonly #most: number;

  constructor(most = 10_000) {
    this.#most = most;
  }

  get size(): number {
    return Math.max(this.#byAddress.size, this.#addresses.size);
  }

  at(address: string): System | undefined {
    return this.#byAddress.get(address);
  }

  /** The addresses told for a name; more than one if two systems share it, or the journal contradicts itself. */
  addressesOf(name: string): readonly string[] {
    const known = this.#addresses.get(name) ?? [];
    return typeof known === 'string' ? [known] : known;
  }

  learn(told: ToldSystem, where: Where, starClass?: string): void {
    const { name, address } = told;
    if (name === undefined || address === undefined || told.torn) return;
    const known = this.#byAddress.get(address);
    const system = known ?? { name: detached(name), address, positions: [], starClass: undefined, where };
    const learnt = withStarClass(withPosition(system, told.position), starClass);
    if (learnt !== known) this.#keep(this.#byAddress, address, learnt);
    const addresses = this.addressesOf(name);
    if (addresses.includes(address) || addresses.length >= mostVersions) return;
    const key = name === system.name ? system.name : detached(name);
    this.#keep(this.#addresses, key, addresses.length === 0 ? address : [...addresses, address]);
  }

  #keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
    map.set(key, value);
    if (map.size <= this.#most) return;
    for (const oldest of map.keys()) return void map.delete(oldest);
  }
}

function withPosition(system: System, position: Position | undefined): System {
  const { positions } = system;
  if (!position || positions.length >= mostVersions || positions.some((each) => samePosition(each, position))) {
    return system;
  }
  return { ...system, positions: [...positions, position] };
}

function withStarClass(system: System, starClass: string | undefined): System {
  if (starClass === undefined || starClass === system.starClass) return system;
  return { ...system, starClass: detached(starClass) };
}

/** A text cut out of a line may keep the whole line in memory; this copy does not. */
function detached(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}
