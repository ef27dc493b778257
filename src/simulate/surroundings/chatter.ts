import {
  type ChatterTopic,
  piracyDeclared,
  pirateScan,
  scanPassed,
  spaceTopics,
  stationTopics,
  supercruiseTopics,
  targetedTopics,
} from '../../game/chatter-table.js';
import { type WriteStep, write } from '../activity.js';
import { hasLaw, isWantedIn } from '../commander/legal-standing.js';
import type { UncheckedDraft } from '../event-fields.js';
import type { Random } from '../random.js';
import { tonnesIn } from '../ship/ship.js';
import type { World } from '../world/world.js';
import { chatterLine, namedSpeaker, type SpeakerFields, speakerOf } from './chatter-lines.js';
import type { Delayed } from './delayed.js';
import { stationNear } from './lines-before.js';

type Setting = 'supercruise' | 'station' | 'space';

/** Topics and seconds between two conversations, by setting. */
const settings: Readonly<
  Record<Setting, { readonly topics: readonly ChatterTopic[]; readonly quiet: readonly [least: number, most: number] }>
> = {
  supercruise: { topics: supercruiseTopics, quiet: [120, 1200] },
  station: { topics: stationTopics, quiet: [90, 1000] },
  space: { topics: spaceTopics, quiet: [100, 420] },
};

/** The probability of a police scan after a pad was granted. */
const scanOnApproach = 0.1;
/** The probability of a scan in open space, per conversation. */
const scanInSpace = 0.4;

/** The probability that one pirate is followed by another. */
const another = 0.45;
/** The probability that a scanned ship reacts, before and after the scan is complete. */
const reactionBefore = 0.06;
const reactionWhenKnown = 0.5;

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
    if (line.event === 'Interdicted' && line.IsPlayer === false && !String(line.Interdictor).startsWith('$')) {
      const who = namedSpeaker(String(line.Interdictor));
      this.#say(piracyDeclared, who, random.integer(3, 7), 'space');
    }
  }

  /** A targeted ship may react to the scan. */
  #react({ PilotName, PilotName_Localised, ScanStage, LegalStatus, HullHealth }: UncheckedDraft): void {
    const random = this.#random;
    if (typeof PilotName !== 'string' || typeof PilotName_Localised !== 'string') return;
    if (PilotName === this.#known) return;
    if (ScanStage === 3) this.#known = PilotName;
    if (!random.chance(ScanStage === 3 ? reactionWhenKnown : reactionBefore)) return;
    const isForce = PilotName.startsWith('$ShipName_');
    const isDying = Number(HullHealth) < 30;
    const other = LegalStatus === 'Wanted' ? targetedTopics[isDying ? 'dying' : 'pirate'] : targetedTopics.trader;
    // Destroyed ships stay silent.
    const isThere = () => this.#world.scanner.contacts.some(({ pilot }) => pilot.internal === PilotName);
    const who = { From: PilotName, From_Localised: PilotName_Localised };
    this.#say(isForce ? targetedTopics.force : other, who, random.integer(0, 4), 'space', isThere);
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
      return [chatterLine(topic, who, random)];
    });
  }

  /** A pirate announces a scan of the hold, and scans it some seconds later. */
  #scanOfPirate(seconds = 0): void {
    const random = this.#random;
    const who = speakerOf('pilot', this.#world.system, random);
    this.#say(pirateScan.begins, who, seconds, 'space');
    this.#delayed.after(seconds + random.integer(8, 10), () => {
      if (this.#setting() !== 'space') return [];
      const isLoaded = tonnesIn(this.#world.ship.cargo) > 0;
      // Pirates come in groups.
      if (random.chance(another)) this.#scanOfPirate(random.integer(0, 2));
      return [scanned(), chatterLine(isLoaded ? pirateScan.findsMuch : pirateScan.findsNothing, who, random)];
    });
  }

  #scanOfLaw(): readonly WriteStep[] {
    const { commander, system } = this.#world;
    // Carriers have their own security.
    if (this.#setting() !== 'station' || !hasLaw(system) || isWantedIn(commander, system)) return [];
    return [scanned(), chatterLine(scanPassed, speakerOf('police', system, this.#random), this.#random)];
  }
}

function scanned(): WriteStep {
  return write('Scanned', { ScanType: 'Cargo' });
}
