import { type StarPosition, samePosition } from '../../game/star-system.js';
import { ownText } from '../text/own-text.js';
import type { SystemAddress } from './field-readers.js';
import { addressList, forgottenName, type JournalLine, type KnownName, type KnownSystem } from './known-system.js';
import { RecentMap } from './recent-map.js';
import type { SystemMention } from './system-mentions.js';
import { namesOfSnapshot, type SystemsSnapshot, snapshotOfSystems, systemsOfSnapshot } from './systems-snapshot.js';

/** How many different addresses of a name, or positions of an address, are kept. */
const mostVersions = 4;

/** Who can tell which line is being read, if somebody asks. */
interface Reader extends JournalLine {
  readonly here: JournalLine;
}

/** The star systems that a journal has mentioned; if there are very many, the last ones. */
export class KnownSystems {
  // Not named by `#`: until V8 has optimised what is done for every new system, that would take twice as long.
  /** All of them, by address. */
  readonly byAddress: RecentMap<SystemAddress, KnownSystem>;
  private readonly names: RecentMap<string, KnownName>;
  /** The number of the current launch of the game. */
  launch = 0;
  private mentions = 0;

  constructor(most = 10_000) {
    this.byAddress = new RecentMap(most, ({ address }: KnownSystem) => address);
    this.names = new RecentMap(most, ({ name }: KnownName) => name);
  }

  beginLaunch(): void {
    this.launch++;
  }

  get size(): number {
    return Math.max(this.byAddress.size, this.names.size);
  }

  at(address: SystemAddress): KnownSystem | undefined {
    return this.byAddress.get(address);
  }

  /** The addresses recorded for a name; more than one if two systems share it, or the journal contradicts itself. */
  addressesOf(name: string): readonly SystemAddress[] {
    return addressList(this.names.get(name) ?? forgottenName);
  }

  /** Records what an event says of a system, and returns all that is known of it then; nothing if it cannot be used. */
  record(mention: SystemMention, reader: Reader, starClass?: string): KnownSystem | undefined {
    const { name, address } = mention;
    if (name === undefined || address === undefined || mention.contradictory) return undefined;
    let { system } = mention;
    // Another stop of the same route may have changed what is known of it.
    if (!mention.isNews && system && system.label.addresses === system.address) {
      this.mentionAgain(system, reader);
    } else system = this.recordNews(name, address, mention.position, reader);
    if (starClass !== undefined && starClass !== system.starClass) system.starClass = ownText(starClass);
    return system;
  }

  /** Records that an event says of a system just what was known. */
  mentionAgain(system: KnownSystem, reader: Reader): void {
    const now = ++this.mentions;
    system.mentioned = now;
    system.label.mentioned = now;
    if (system.launch !== this.launch) this.mentionInLaunch(system, system.label.name, reader);
  }

  /** Records what an event says of a system that is not just what was known; the two must not contradict each other. */
  recordNews(name: string, address: SystemAddress, position: StarPosition | undefined, reader: Reader): KnownSystem {
    this.mentions++;
    const known = this.byAddress.get(address);
    const system = known ?? this.newSystem(name, address, reader.here);
    system.mentioned = this.mentions;
    if (!known) this.add(system);
    else if (system.launch !== this.launch) this.mentionInLaunch(system, name, reader);
    const { positions } = system;
    if (position && positions.length < mostVersions && !positions.some((each) => samePosition(each, position))) {
      positions.push(position);
    }
    // The text of the system has memory of its own, and its name shares it.
    if (name === system.name) system.label = this.recordName(system.name, address);
    else this.recordName(ownText(name), address);
    return system;
  }

  private newSystem(name: string, address: SystemAddress, where: JournalLine): KnownSystem {
    return {
      name: ownText(name),
      address,
      positions: [],
      starClass: undefined,
      where,
      launch: this.launch,
      namedFile: where.file,
      namedLine: where.line,
      label: forgottenName,
      mentioned: 0,
    };
  }

  private add(system: KnownSystem): void {
    const forgotten = this.byAddress.add(system);
    if (forgotten) forgotten.label = forgottenName;
  }

  private mentionInLaunch(system: KnownSystem, name: string, { file, line }: Reader): void {
    if (name !== system.name) system.name = ownText(name);
    system.launch = this.launch;
    system.namedFile = file;
    system.namedLine = line;
  }

  private recordName(name: string, address: SystemAddress): KnownName {
    const known = this.names.get(name);
    if (!known) return this.addName({ name, addresses: address, mentioned: this.mentions });
    known.mentioned = this.mentions;
    const all = addressList(known);
    if (!all.includes(address) && all.length < mostVersions) known.addresses = [...all, address];
    return known;
  }

  private addName(name: KnownName): KnownName {
    const forgotten = this.names.add(name);
    if (forgotten) forgotten.addresses = forgottenName.addresses;
    return name;
  }

  snapshot(): SystemsSnapshot {
    return snapshotOfSystems(this.launch, this.byAddress.inOrder(), this.names.inOrder());
  }

  restore(snapshot: SystemsSnapshot): void {
    this.launch = snapshot.launch;
    for (const name of namesOfSnapshot(snapshot)) {
      name.mentioned = ++this.mentions;
      this.addName(name);
    }
    for (const system of systemsOfSnapshot(snapshot)) {
      system.mentioned = ++this.mentions;
      system.label = this.names.get(system.name) ?? forgottenName;
      this.add(system);
    }
  }
}
