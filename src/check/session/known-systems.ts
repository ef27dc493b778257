import { samePosition } from '../../game/star-system.js';
import type { SystemAddress } from '../../state/fold-fields.js';
import { ownText } from '../text/own-text.js';
import type { JournalLine, KnownName, KnownSystem } from './known-system.js';
import { RecentMap } from './recent-map.js';
import type { SystemMention } from './system-mentions.js';
import { namesOfSnapshot, type SystemsSnapshot, snapshotOfSystems, systemsOfSnapshot } from './systems-snapshot.js';

/** How many different addresses of a name, or positions of an address, are kept. */
const mostVersions = 4;

/** The star systems that a journal has mentioned, up to a number of the last ones. */
export class KnownSystems {
  /** All of them, by address. */
  readonly byAddress: RecentMap<SystemAddress, KnownSystem>;
  readonly #names: RecentMap<string, KnownName>;
  /** The number of the current launch of the game. */
  launch = 0;
  #mentions = 0;

  constructor(most = 10_000) {
    this.byAddress = new RecentMap(most, ({ address }: KnownSystem) => address);
    this.#names = new RecentMap(most, ({ name }: KnownName) => name);
  }

  beginLaunch(): void {
    this.launch++;
  }

  get size(): number {
    return Math.max(this.byAddress.size, this.#names.size);
  }

  at(address: SystemAddress | undefined): KnownSystem | undefined {
    return address === undefined ? undefined : this.byAddress.get(address);
  }

  /** The addresses recorded for a name: several if systems share it, or the journal contradicts itself. */
  addressesOf(name: string): readonly SystemAddress[] {
    return this.#names.get(name)?.addresses ?? [];
  }

  /** Records a mention and returns the system; undefined if it lacks name or address, or is contradictory. */
  record(mention: SystemMention, here: JournalLine, starClass?: string): KnownSystem | undefined {
    const { name, address, position } = mention;
    if (name === undefined || address === undefined || mention.contradictory) return undefined;
    this.#mentions++;
    const known = this.byAddress.get(address);
    const system = known ?? this.#newSystem(name, address, here);
    system.mentioned = this.#mentions;
    if (!known) this.byAddress.add(system);
    else if (system.launch !== this.launch) this.#nameInLaunch(system, name, here);
    const { positions } = system;
    if (position && positions.length < mostVersions && !positions.some((each) => samePosition(each, position))) {
      positions.push(position);
    }
    if (starClass !== undefined && starClass !== system.starClass) system.starClass = ownText(starClass);
    // Shares the text that `ownText` made for the system.
    this.#recordName(name === system.name ? system.name : ownText(name), address);
    return system;
  }

  #newSystem(name: string, address: SystemAddress, { file, line }: JournalLine): KnownSystem {
    const where = { file, line };
    return {
      name: ownText(name),
      address,
      positions: [],
      starClass: undefined,
      where,
      launch: this.launch,
      named: where,
      mentioned: 0,
    };
  }

  #nameInLaunch(system: KnownSystem, name: string, here: JournalLine): void {
    if (name !== system.name) system.name = ownText(name);
    system.launch = this.launch;
    system.named = { file: here.file, line: here.line };
  }

  #recordName(name: string, address: SystemAddress): void {
    const known = this.#names.get(name);
    if (!known) return this.#names.add({ name, addresses: [address], mentioned: this.#mentions });
    known.mentioned = this.#mentions;
    const { addresses } = known;
    if (!addresses.includes(address) && addresses.length < mostVersions) addresses.push(address);
  }

  snapshot(): SystemsSnapshot {
    return snapshotOfSystems(this.launch, this.byAddress.inOrder(), this.#names.inOrder());
  }

  restore(snapshot: SystemsSnapshot): void {
    this.launch = snapshot.launch;
    for (const name of namesOfSnapshot(snapshot)) {
      name.mentioned = ++this.#mentions;
      this.#names.add(name);
    }
    for (const system of systemsOfSnapshot(snapshot)) {
      system.mentioned = ++this.#mentions;
      this.byAddress.add(system);
    }
  }
}
