/** What events say about star systems: where the ship is, or the stops of a route. */
import type { StarPosition } from '../../game/star-system.js';
import { liesAtAddress } from '../../game/system-address.js';
import type { Members } from '../../interface/object-rule.js';
import { addressFrom, elementsOf, nameFrom, objectFrom, positionFrom, type SystemAddress } from './field-readers.js';
import { isKnownAs, type KnownSystem } from './known-system.js';

/** What one event says of a system. */
export class SystemMention {
  /** Which stop of a route it is; -1 if it is where the event happens. */
  private readonly stop: number;
  name: string | undefined;
  address: SystemAddress | undefined;
  position: StarPosition | undefined;
  /** What was known of the system before the event. */
  system: KnownSystem | undefined;
  /** Whether it says anything but what was known. */
  isNews = false;
  /** Whether it may contradict anything: it is news of something that was known, or contradicts itself. */
  isDoubtful = false;
  /** Address and position cannot both be right, so neither is used further. */
  contradictory = false;

  constructor(stop = -1) {
    this.stop = stop;
  }

  /** Where in the event it is, as a JSON pointer. */
  get pointer(): string {
    return this.stop === -1 ? '' : `/Route/${this.stop}`;
  }

  /** Takes over what an object of the event says. */
  read(starSystem: unknown, systemAddress: unknown, starPos: unknown, known: AddressBook): void {
    if (typeof systemAddress === 'number') {
      const system = known.byAddress.get(systemAddress);
      const label = system?.label;
      // The very values by which it is known: nine of ten jumps lead to where the ship was before.
      if (
        label?.addresses === systemAddress &&
        label.name === starSystem &&
        (starPos === undefined || starPos === system?.positions[0])
      ) {
        this.name = label.name;
        this.address = systemAddress;
        this.position = starPos as StarPosition | undefined;
        this.system = system;
        this.isNews = false;
        this.isDoubtful = false;
        this.contradictory = false;
        return;
      }
    }
    this.readNews(starSystem, systemAddress, starPos, known);
  }

  private readNews(starSystem: unknown, systemAddress: unknown, starPos: unknown, known: AddressBook): void {
    const name = nameFrom(starSystem);
    const address = addressFrom(systemAddress);
    const position = positionFrom(starPos);
    const system = address === undefined ? undefined : known.byAddress.get(address);
    const isNews = system === undefined || name === undefined || !isKnownAs(system, name, position);
    this.name = name;
    this.address = address;
    this.position = position;
    this.system = system;
    this.isNews = isNews;
    this.contradictory = isNews && address !== undefined && position !== undefined && !liesAtAddress(address, position);
    const isFirst = system === undefined && name !== undefined && known.addressesOf(name).length === 0;
    this.isDoubtful = this.contradictory || (isNews && !isFirst);
  }
}

/** Where known systems can be looked up. */
interface AddressBook {
  readonly byAddress: ReadonlyMap<SystemAddress, KnownSystem>;
  addressesOf(name: string): readonly SystemAddress[];
}

const members = ['StarSystem', 'SystemAddress', 'StarPos'] as const;

/** The fields of each kind that describe systems. */
export const systemFields = {
  FSDJump: members,
  Location: members,
  CarrierJump: members,
  Docked: ['StarSystem', 'SystemAddress'],
  NavRoute: members.map((name) => `Route/*/${name}`),
} as const satisfies Record<string, readonly string[]>;

export const noMentions: readonly SystemMention[] = [];

/**
 * The system in which an event happens, or one for each stop of a route. Nobody may keep the former: it is the same object for
 * all events.
 */
export class SystemMentions {
  all = noMentions;
  /** Those that may contradict what was known, or themselves. */
  doubtful = noMentions;
  private readonly place = new SystemMention();
  private readonly onlyPlace: readonly SystemMention[] = [this.place];

  /** Takes over what an event says of one of the kinds above. */
  read(event: Members, known: AddressBook): void {
    const kind = event.event;
    if (kind === 'NavRoute') {
      this.readRoute(event, known);
      return;
    }
    const { place, onlyPlace } = this;
    place.read(event.StarSystem, event.SystemAddress, kind === 'Docked' ? undefined : event.StarPos, known);
    this.all = onlyPlace;
    this.doubtful = place.isDoubtful ? onlyPlace : noMentions;
  }

  private readRoute({ Route }: Members, known: AddressBook): void {
    const stops = elementsOf(Route);
    if (stops.length === 0) {
      this.all = noMentions;
      this.doubtful = noMentions;
      return;
    }
    const all: SystemMention[] = [];
    let doubtful: SystemMention[] | undefined;
    for (let index = 0; index < stops.length; index++) {
      const stop = objectFrom(stops[index]);
      const mention = new SystemMention(index);
      if (stop) mention.read(stop.StarSystem, stop.SystemAddress, stop.StarPos, known);
      if (mention.isDoubtful) (doubtful ??= []).push(mention);
      all.push(mention);
    }
    this.all = all;
    this.doubtful = doubtful ?? noMentions;
  }
}
