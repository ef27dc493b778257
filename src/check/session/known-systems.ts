import { type StarPosition, samePosition } from '../../game/star-system.js';
import { ownText } from '../text/own-text.js';
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

/** A system as JSON: its name and address, its launch, its lines as file and number, its star class, its positions. */
type SystemRow = readonly [
  name: string,
  address: string,
  launch: number,
  ...where: readonly [file: number, line: number, namedFile: number, namedLine: number],
  starClass: string | null,
  ...positions: number[],
];

/** All known systems as JSON, the last mentioned last. Most lie in few files, which are listed once. */
export interface SystemsSnapshot {
  readonly launch: number;
  readonly files: readonly string[];
  readonly systems: readonly SystemRow[];
  /** The names in the same way, where they do not follow from the systems: two have one name, or one has two. */
  readonly names?: readonly (readonly [name: string, ...addresses: string[]])[] | undefined;
}

type NamedMention = SystemMention & { readonly name: string; readonly address: string };

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
    const system = before
      ? withStarClass(withPosition(this.#renamed(before, name, where), position), starClass)
      : this.#newSystem(mention as NamedMention, where, starClass);
    this.#keep(this.#byAddress, address, system);
    this.#keep(this.#addresses, name === system.name ? system.name : ownText(name), this.#addressesWith(name, address));
  }

  snapshot(): SystemsSnapshot {
    const files = new Map<string, number>();
    const place = ({ file, line }: JournalLine) => {
      const number = files.get(file) ?? files.size;
      files.set(file, number);
      return [number, line] as const;
    };
    const systems = Array.from(this.#byAddress.values(), (system): SystemRow => {
      const { name, address, launch, where, namedAt, starClass = null, positions } = system;
      return [name, address, launch, ...place(where), ...place(namedAt), starClass, ...positions.flat()];
    });
    const names = this.#followsFromSystems()
      ? undefined
      : Array.from(this.#addresses, ([name, all]) => [name, all].flat());
    return { launch: this.#launch, files: [...files.keys()], systems, names: names as SystemsSnapshot['names'] };
  }

  restore({ launch, files, systems, names }: SystemsSnapshot): void {
    this.#launch = launch;
    const at = (file: number, line: number): JournalLine => ({ file: files[file] ?? '', line });
    for (const [name, address, launched, file, line, namedFile, namedLine, starClass, ...numbers] of systems) {
      const where = at(file, line);
      const namedAt = file === namedFile && line === namedLine ? where : at(namedFile, namedLine);
      const positions = positionsOf(numbers);
      const system = { name, address, positions, starClass: starClass ?? undefined, where, launch: launched, namedAt };
      this.#byAddress.set(address, system);
      if (!names) this.#addresses.set(name, address);
    }
    for (const [name, ...all] of names ?? []) this.#addresses.set(name, all.length === 1 ? (all[0] as string) : all);
  }

  /** Whether every name belongs to one system, and they were mentioned in the same order. */
  #followsFromSystems(): boolean {
    if (this.#addresses.size !== this.#byAddress.size) return false;
    const systems = this.#byAddress.values();
    for (const [name, address] of this.#addresses) {
      const system = systems.next().value;
      if (system?.name !== name || system.address !== address) return false;
    }
    return true;
  }

  /** The addresses of a name and another one, which may be among them. */
  #addressesWith(name: string, address: string): string | readonly string[] {
    const known = this.#addresses.get(name);
    if (known === undefined || known === address) return address;
    const all = typeof known === 'string' ? [known] : known;
    return all.includes(address) || all.length >= mostVersions ? known : [...all, address];
  }

  #newSystem({ name, address, position }: NamedMention, where: JournalLine, starClass?: string): KnownSystem {
    return {
      name: ownText(name),
      address,
      positions: position ? [position] : [],
      starClass: starClass === undefined ? undefined : ownText(starClass),
      where,
      launch: this.#launch,
      namedAt: where,
    };
  }

  /** Systems are renamed now and then, but not during a launch: the name in the next launch is the new name. */
  #renamed(system: KnownSystem, name: string, where: JournalLine): KnownSystem {
    if (system.launch === this.#launch) return system;
    return {
      ...system,
      name: name === system.name ? system.name : ownText(name),
      launch: this.#launch,
      namedAt: where,
    };
  }

  #keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
    // A map keeps the order of insertion: what is mentioned again moves to the end.
    const isNew = !map.delete(key);
    map.set(key, value);
    if (!isNew || map.size <= this.#most) return;
    for (const oldest of map.keys()) return void map.delete(oldest);
  }
}

function positionsOf(numbers: readonly number[]): StarPosition[] {
  const positions: StarPosition[] = [];
  for (let at = 0; at < numbers.length; at += 3) positions.push(numbers.slice(at, at + 3) as unknown as StarPosition);
  return positions;
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
  return { ...system, starClass: ownText(starClass) };
}
