import { type StarPosition, samePosition } from '../../game/star-system.js';
import { ownText } from '../text/own-text.js';
import type { SystemAddress } from './field-readers.js';
import {
  addressList,
  forgottenName,
  isKnownAs,
  type JournalLine,
  type KnownName,
  type KnownSystem,
} from './known-system.js';
import { RecentMap } from './recent-map.js';
import type { SystemMention } from './system-mentions.js';
import { namesOfSnapshot, type SystemsSnapshot, snapshotOfSystems, systemsOfSnapshot } from './systems-snapshot.js';

/** How many different addresses of a name, or positions of an address, are kept. */
const mostVersions = 4;

/** Who can tell which line is being read, if somebody asks. */
interface Reader {
  readonly here: JournalLine;
}

/** The star systems that a journal has mentioned; if there are very many, the last ones. */
export class KnownSystems {
  readonly #systems: RecentMap<SystemAddress, KnownSystem>;
  readonly #names: RecentMap<string, KnownName>;
  #launch = 0;
  #mentions = 0;

  constructor(most = 10_000) {
    this.#systems = new RecentMap(most, ({ address }: KnownSystem) => address);
    this.#names = new RecentMap(most, ({ name }: KnownName) => name);
  }

  /** The number of the current launch of the game. */
  get launch(): number {
    return this.#launch;
  }

  beginLaunch(): void {
    this.#launch++;
  }

  get size(): number {
    return Math.max(this.#systems.size, this.#names.size);
  }

  at(address: SystemAddress): KnownSystem | undefined {
    return this.#systems.get(address);
  }

  /** The addresses recorded for a name; more than one if two systems share it, or the journal contradicts itself. */
  addressesOf(name: string): readonly SystemAddress[] {
    return addressList(this.#names.get(name) ?? forgottenName);
  }

  /** Records what an event says of a system, and returns all that is known of it then; nothing if it cannot be used. */
  record(mention: SystemMention, reader: Reader, starClass?: string): KnownSystem | undefined {
    const { name, address, position, system: before } = mention;
    if (name === undefined || address === undefined || mention.contradictory) return undefined;
    const now = ++this.#mentions;
    let system = before;
    if (system && isKnownAs(system, name, position)) {
      system.mentioned = now;
      system.label.mentioned = now;
      if (system.launch !== this.#launch) this.#mentionInLaunch(system, name, reader);
    } else system = this.#recordNews(name, address, position, reader);
    if (starClass !== undefined && starClass !== system.starClass) system.starClass = ownText(starClass);
    return system;
  }

  #recordNews(name: string, address: SystemAddress, position: StarPosition | undefined, reader: Reader): KnownSystem {
    const known = this.#systems.get(address);
    const system = known ?? this.#newSystem(name, address, reader.here);
    system.mentioned = this.#mentions;
    if (!known) this.#add(system);
    else if (system.launch !== this.#launch) this.#mentionInLaunch(system, name, reader);
    const { positions } = system;
    if (position && positions.length < mostVersions && !positions.some((each) => samePosition(each, position))) {
      positions.push([position[0], position[1], position[2]]);
    }
    const label = this.#recordName(name === system.name ? system.name : name, address);
    if (name === system.name) system.label = label;
    return system;
  }

  #newSystem(name: string, address: SystemAddress, where: JournalLine): KnownSystem {
    return {
      name: ownText(name),
      address,
      positions: [],
      starClass: undefined,
      where,
      launch: this.#launch,
      namedAt: where,
      label: forgottenName,
      mentioned: 0,
    };
  }

  #add(system: KnownSystem): void {
    const forgotten = this.#systems.add(system);
    if (forgotten) forgotten.label = forgottenName;
  }

  #mentionInLaunch(system: KnownSystem, name: string, { here }: Reader): void {
    if (name !== system.name) system.name = ownText(name);
    system.launch = this.#launch;
    system.namedAt = here;
  }

  #recordName(name: string, address: SystemAddress): KnownName {
    const known = this.#names.get(name);
    if (!known) return this.#addName({ name: ownText(name), addresses: address, mentioned: this.#mentions });
    known.mentioned = this.#mentions;
    const all = addressList(known);
    if (!all.includes(address) && all.length < mostVersions) known.addresses = [...all, address];
    return known;
  }

  #addName(name: KnownName): KnownName {
    const forgotten = this.#names.add(name);
    if (forgotten) forgotten.addresses = forgottenName.addresses;
    return name;
  }

  snapshot(): SystemsSnapshot {
    return snapshotOfSystems(this.#launch, this.#systems.inOrder(), this.#names.inOrder());
  }

  restore(snapshot: SystemsSnapshot): void {
    this.#launch = snapshot.launch;
    for (const name of namesOfSnapshot(snapshot)) {
      name.mentioned = ++this.#mentions;
      this.#addName(name);
    }
    for (const system of systemsOfSnapshot(snapshot)) {
      system.mentioned = ++this.#mentions;
      system.label = this.#names.get(system.name) ?? forgottenName;
      this.#add(system);
    }
  }
}
