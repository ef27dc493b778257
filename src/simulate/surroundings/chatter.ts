import {
  type ChatterName,
  type ChatterTopic,
  interdictions,
  pirateDemands,
  pirateScan,
  scanPassed,
  spaceTopics,
  stationTopics,
  supercruiseTopics,
  targetedTopics,
} from '../../game/chatter-table.js';
import { commodityName } from '../../game/commodities.js';
import { thousands } from '../../words/counted.js';
import { type WriteStep, write } from '../activity.js';
import { hasLaw, isWantedIn } from '../commander/legal-standing.js';
import type { UncheckedDraft } from '../event-fields.js';
import type { Random } from '../random.js';
import { tonnesIn } from '../ship/ship.js';
import type { Contact } from '../world/ship-scanner.js';
import type { World } from '../world/world.js';
import { chatterLine, type MessageParameters, namedSpeaker, type SpeakerFields, speakerOf } from './chatter-lines.js';
import type { Delayed } from './delayed.js';
import { stationNear } from './lines-before.js';

type Setting = 'supercruise' | 'station' | 'space';

/** Topics and seconds between two conversations, by setting. */
const settings: Readonly<
  Record<Setting, { readonly topics: readonly ChatterTopic[]; readonly quiet: readonly [least: number, most: number] }>
> = {
  supercruise: { topics: supercruiseTopics, quiet: [80, 1000] },
  station: { topics: stationTopics, quiet: [200, 2000] },
  space: { topics: spaceTopics, quiet: [250, 1500] },
};

/** The probability of a police scan after a pad was granted. */
const scanOnApproach = 0.2;
/** The probability of a scan in open space, per conversation. */
const scanInSpace = 0.25;

/** The probability that one pirate is followed by another, and that a find is followed by a demand. */
const another = 0.2;
const demands = 0.5;
/** The probability that a scanned ship reacts, before and after the scan is complete, and of a target. */
const reactionBefore = 0.02;
const reactionWhenKnown = 0.15;
const reactionOfLord = 0.5;

/**
 * Chatter the commander overhears in populated systems, and scans of their ship in passing. Never messages of
 * players.
 */
export class Chatter {
  readonly #world: World;
  readonly #random: Random;
  readonly #delayed: Delayed;
  #where: Setting | undefined;
  #nextTalk = Infinity;
  /** The last ship scanned: it reacts only once. */
  #known: unknown;

  constructor(world: World, random: Random, delayed: Delayed) {
    this.#world = world;
    this.#random = random;
    this.#delayed = delayed;
  }

  /** The police scan ships on approach, and pirates announce themselves. */
  onLine(line: UncheckedDraft): void {
    const random = this.#random;
    if (line.event === 'DockingGranted' && random.chance(scanOnApproach)) {
      this.#delayed.after(random.integer(4, 25), () => this.#scanOfLaw());
    }
    if (line.event === 'ShipTargeted') this.#react(line);
    if (line.event !== 'Interdicted' && line.event !== 'EscapeInterdiction') return;
    if (line.IsPlayer !== false || typeof line.Interdictor !== 'string' || line.Interdictor.startsWith('$')) return;
    const who = namedSpeaker(line.Interdictor);
    if (line.event === 'Interdicted') this.#say(interdictions.won, who, random.integer(3, 7), 'space');
    else this.#say(interdictions.lost, who, random.integer(1, 4), 'supercruise');
  }

  /** A targeted ship may react to the scan. Destroyed ships stay silent. */
  #react({ PilotName, PilotName_Localised, ScanStage }: UncheckedDraft): void {
    const random = this.#random;
    const { commander, scanner } = this.#world;
    if (typeof PilotName !== 'string' || typeof PilotName_Localised !== 'string' || PilotName === this.#known) return;
    const find = () => scanner.contacts.find(({ pilot }) => pilot.internal === PilotName);
    const contact = find();
    if (!contact) return;
    const isKnown = ScanStage === 3;
    if (isKnown) this.#known = PilotName;
    const isLord = commander.missions.some(({ target }) => target?.pilot === contact.pilot.shown);
    const likelihood = isLord ? reactionOfLord : isKnown ? reactionWhenKnown : reactionBefore;
    const topic = isLord ? targetedTopics[isKnown ? 'lord' : 'lordOnPatrol'] : reactionOf(contact);
    if (!topic || !random.chance(likelihood)) return;
    const who = { From: PilotName, From_Localised: PilotName_Localised };
    this.#say(topic, who, random.integer(0, 4), 'space', () => find() !== undefined);
  }

  /** Starts a conversation if one is due. */
  due(): void {
    const where = this.#setting();
    if (where !== this.#where) {
      this.#where = where;
      this.#nextTalk = where ? this.#world.now + this.#random.integer(...settings[where].quiet) : Infinity;
    }
    if (!where || this.#world.now < this.#nextTalk) return;
    const random = this.#random;
    const { topics, quiet } = settings[where];
    this.#nextTalk = this.#world.now + random.integer(...quiet);
    if (where === 'space' && random.chance(scanInSpace)) return this.#scanOfPirate();
    const topic = random.weighted(topics.map((each) => [each, each.weight]));
    this.#say(topic, speakerOf(topic.speaker, this.#world.system, random), 0, where);
  }

  /** When the next conversation starts, in seconds since 1970, if the commander stays where they are. */
  get nextTalk(): number {
    return this.#nextTalk;
  }

  /** The setting for chatter; undefined in unpopulated systems, on foot and close to the ground. */
  #setting(): Setting | undefined {
    const { isInMenu, place, system, vehicle } = this.#world;
    if (system.population === 0 || vehicle === 'foot' || vehicle === 'srv' || isInMenu) return undefined;
    if (place.is === 'supercruise') return 'supercruise';
    const station = stationNear(this.#world);
    if (station) return station.type === 'FleetCarrier' ? undefined : 'station';
    return place.is === 'space' && !place.over ? 'space' : undefined;
  }

  /** Says a line, and continues at random while the commander stays in this setting. */
  #say(topic: ChatterTopic, who: SpeakerFields, seconds: number, where: Setting, isThere = () => true): void {
    const random = this.#random;
    this.#delayed.after(seconds, () => {
      if (this.#setting() !== where || !isThere()) return [];
      if (random.chance(topic.goesOn)) this.#say(topic, who, random.integer(...topic.pause), where, isThere);
      return [this.#line(topic.name, who)];
    });
  }

  #line(name: ChatterName, who: SpeakerFields, parameters?: MessageParameters): WriteStep {
    return chatterLine(this.#world.commander, who, name, this.#random, parameters);
  }

  /** A pirate announces a scan of the hold, and scans it some seconds later. */
  #scanOfPirate(seconds = 0): void {
    const random = this.#random;
    const who = speakerOf('pilot', this.#world.system, random);
    this.#say(pirateScan.begins, who, seconds, 'space');
    this.#delayed.after(seconds + random.integer(8, 10), () => {
      if (this.#setting() !== 'space') return [];
      const isLoaded = tonnesIn(this.#world.ship.cargo) > 0;
      if (isLoaded && random.chance(demands)) this.#demand(who);
      // Pirates come in groups.
      if (random.chance(another)) this.#scanOfPirate(random.integer(0, 2));
      return [scanned(), this.#line((isLoaded ? pirateScan.findsMuch : pirateScan.findsNothing).name, who)];
    });
  }

  /** A pirate demands cargo, sets a time limit, and repeats the demand. */
  #demand(who: SpeakerFields): void {
    const random = this.#random;
    const [type, held] = random.pick([...this.#world.ship.cargo]);
    const units = random.integer(1, Math.min(held, 12));
    const value = 500 * random.integer(20, 300);
    const seconds = random.pick([10, 15, 20]);
    const all = {
      units: { units: [units, String(units)] },
      value: { value: [value, thousands(value)] },
      specific: {
        units: [units, String(units)],
        CommodityName: [`$${type}_Name;`, commodityName(type)],
      },
    } as const satisfies Record<string, MessageParameters>;
    const what = random.pick(['units', 'value', 'specific'] as const);
    const [threat, reminder] = pirateDemands[what];
    const after = (wait: number, name: ChatterName, parameters: MessageParameters) =>
      this.#delayed.after(wait, () => (this.#setting() === 'space' ? [this.#line(name, who, parameters)] : []));
    after(random.integer(3, 5), threat, all[what]);
    after(random.integer(6, 8), 'Pirate_ThreatenTimer', { seconds: [seconds, String(seconds)] });
    after(seconds + random.integer(9, 14), reminder, all[what]);
  }

  #scanOfLaw(): readonly WriteStep[] {
    const { commander, system } = this.#world;
    // Carriers have their own security.
    if (this.#setting() !== 'station' || !hasLaw(system) || isWantedIn(commander, system)) return [];
    return [scanned(), this.#line(scanPassed.name, speakerOf('police', system, this.#random))];
  }
}

/** What a ship says that is targeted; nothing if it is a soldier or not human. */
function reactionOf({ role, hullHealth }: Contact): ChatterTopic | undefined {
  if (role === 'pirate') return targetedTopics[hullHealth < 30 ? 'dying' : 'pirate'];
  return role === 'trader' || role === 'police' ? targetedTopics[role] : undefined;
}

function scanned(): WriteStep {
  return write('Scanned', { ScanType: 'Cargo' });
}
