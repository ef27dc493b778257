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

/** What is talked about in a setting, and seconds between two talks. */
const settings: Readonly<
  Record<Setting, { readonly topics: readonly ChatterTopic[]; readonly quiet: readonly [least: number, most: number] }>
> = {
  supercruise: { topics: supercruiseTopics, quiet: [120, 1200] },
  station: { topics: stationTopics, quiet: [90, 1000] },
  space: { topics: spaceTopics, quiet: [100, 420] },
};

/** The probability that the law looks into the hold of a ship that has just been given its pad. */
const scanOnApproach = 0.1;
/** The probability that somebody in open space does, whenever there is a talk. */
const scanInSpace = 0.4;

/** The probability that another pirate comes after one. */
const another = 0.45;
/** How often a ship answers that is being scanned, before and after the scan is complete. */
const answerBefore = 0.06;
const answerWhenKnown = 0.5;

/** What the commander overhears where people live, and who scans them in passing. Never the words of a player. */
export class Chatter {
  readonly #world: World;
  readonly #random: Random;
  readonly #delayed: Delayed;
  #where: Setting | undefined;
  #nextTalk = Infinity;
  /** Whom the commander has scanned last: nobody answers the same look twice. */
  #known: unknown;

  constructor(world: World, random: Random, delayed: Delayed) {
    this.#world = world;
    this.#random = random;
    this.#delayed = delayed;
  }

  /** The law scans ships on their way to the pad, and pirates say what they want. */
  hear(line: UncheckedDraft): void {
    const random = this.#random;
    if (line.event === 'DockingGranted' && random.chance(scanOnApproach)) {
      this.#delayed.after(random.integer(4, 25), () => this.#scanOfLaw());
    }
    if (line.event === 'ShipTargeted') this.#answer(line);
    if (line.event === 'Interdicted' && line.IsPlayer === false && !String(line.Interdictor).startsWith('$')) {
      const who = namedSpeaker(String(line.Interdictor));
      this.#say(piracyDeclared, who, random.integer(3, 7), 'space');
    }
  }

  /** Whoever is targeted may have something to say about it. */
  #answer({ PilotName, PilotName_Localised, ScanStage, LegalStatus, HullHealth }: UncheckedDraft): void {
    const random = this.#random;
    if (typeof PilotName !== 'string' || typeof PilotName_Localised !== 'string') return;
    if (PilotName === this.#known) return;
    if (ScanStage === 3) this.#known = PilotName;
    if (!random.chance(ScanStage === 3 ? answerWhenKnown : answerBefore)) return;
    const isForce = PilotName.startsWith('$ShipName_');
    const isDying = Number(HullHealth) < 30;
    const other = LegalStatus === 'Wanted' ? targetedTopics[isDying ? 'dying' : 'pirate'] : targetedTopics.trader;
    // The dead say nothing.
    const isThere = () => this.#world.scanner.contacts.some(({ pilot }) => pilot.internal === PilotName);
    const who = { From: PilotName, From_Localised: PilotName_Localised };
    this.#say(isForce ? targetedTopics.force : other, who, random.integer(0, 4), 'space', isThere);
  }

  /** Begins a talk if it is time for one. */
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

  /** When the next talk begins, in seconds since 1970, if the commander stays where they are. */
  get nextTalk(): number {
    return this.#nextTalk;
  }

  /** Where something may be heard; nothing where nobody lives, on foot, and close to the ground. */
  #setting(): Setting | undefined {
    const { isInMenu, place, system, vehicle } = this.#world;
    if (system.population === 0 || vehicle === 'foot' || vehicle === 'srv' || isInMenu) return undefined;
    if (place.is === 'supercruise') return 'supercruise';
    const station = stationNear(this.#world);
    if (station) return station.type === 'FleetCarrier' ? undefined : 'station';
    return place.is === 'space' && !place.over ? 'space' : undefined;
  }

  /** One says a line, and goes on for as long as chance will have it and somebody is there to hear it. */
  #say(topic: ChatterTopic, who: SpeakerFields, seconds: number, where: Setting, isThere = () => true): void {
    const random = this.#random;
    this.#delayed.after(seconds, () => {
      if (this.#setting() !== where || !isThere()) return [];
      if (random.chance(topic.goesOn)) this.#say(topic, who, random.integer(...topic.pause), where, isThere);
      return [chatterLine(topic, who, random)];
    });
  }

  /** A pirate wants to know what is in the hold, and some seconds later does. */
  #scanOfPirate(seconds = 0): void {
    const random = this.#random;
    const who = speakerOf('pilot', this.#world.system, random);
    this.#say(pirateScan.begins, who, seconds, 'space');
    this.#delayed.after(seconds + random.integer(8, 10), () => {
      if (this.#setting() !== 'space') return [];
      const isLoaded = tonnesIn(this.#world.ship.cargo) > 0;
      // Where there is one pirate, there are more.
      if (random.chance(another)) this.#scanOfPirate(random.integer(0, 2));
      return [scanned(), chatterLine(isLoaded ? pirateScan.findsMuch : pirateScan.findsNothing, who, random)];
    });
  }

  #scanOfLaw(): readonly WriteStep[] {
    const { commander, system } = this.#world;
    // Carriers keep order themselves.
    if (this.#setting() !== 'station' || !hasLaw(system) || isWantedIn(commander, system)) return [];
    return [scanned(), chatterLine(scanPassed, speakerOf('police', system, this.#random), this.#random)];
  }
}

function scanned(): WriteStep {
  return write('Scanned', { ScanType: 'Cargo' });
}
