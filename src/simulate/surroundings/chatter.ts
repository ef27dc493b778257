import { type ChatterTopic, scanPassed, stationTopics, supercruiseTopics } from '../../game/chatter-table.js';
import { write } from '../activity.js';
import { isWantedIn } from '../commander/legal-standing.js';
import type { EventDraft, UncheckedDraft } from '../event-fields.js';
import type { Random } from '../random.js';
import type { World } from '../world/world.js';
import { chatterLine, speakerOf } from './chatter-lines.js';
import type { Delayed } from './delayed.js';
import { stationNear } from './messages-before.js';

/** Seconds between two talks, by where they are heard. */
const quiet: Readonly<Record<'supercruise' | 'station', readonly [least: number, most: number]>> = {
  supercruise: [60, 700],
  station: [30, 420],
};

/** The probability that the law looks into the hold of a ship that has just been given its pad. */
const scanChance = 0.1;

/** What the commander overhears where people live, and what the law does in passing. Never the words of a player. */
export class Chatter {
  readonly #world: World;
  readonly #random: Random;
  readonly #delayed: Delayed;
  #where: string | undefined;
  #nextTalk = Infinity;

  constructor(world: World, random: Random, delayed: Delayed) {
    this.#world = world;
    this.#random = random;
    this.#delayed = delayed;
  }

  /** The law scans ships on their way to the pad. */
  hear({ event }: UncheckedDraft): void {
    if (event !== 'DockingGranted' || !this.#random.chance(scanChance)) return;
    this.#delayed.after(this.#random.integer(4, 25), () => this.#scan());
  }

  /** Begins a talk if it is time for one. */
  due(): void {
    const where = this.#setting();
    if (where !== this.#where) {
      this.#where = where;
      this.#nextTalk = where ? this.#world.now + this.#random.integer(...quiet[where]) : Infinity;
    }
    if (!where || this.#world.now < this.#nextTalk) return;
    this.#nextTalk = this.#world.now + this.#random.integer(...quiet[where]);
    this.#talk(this.#random.weighted(topicsOf[where].map((topic) => [topic, topic.weight])), where);
  }

  /** Where something may be heard; nothing where nobody lives, and on foot. */
  #setting(): 'supercruise' | 'station' | undefined {
    const { isInMenu, place, system, vehicle } = this.#world;
    if (system.population === 0 || vehicle === 'foot' || vehicle === 'srv' || isInMenu) return undefined;
    if (place.is === 'supercruise') return 'supercruise';
    const station = stationNear(this.#world);
    return station && station.type !== 'FleetCarrier' ? 'station' : undefined;
  }

  /** One says a line, and goes on for as long as chance will have it and somebody is there to hear it. */
  #talk(topic: ChatterTopic, where: 'supercruise' | 'station', seconds = 0): void {
    const random = this.#random;
    this.#delayed.after(seconds, () => {
      if (this.#setting() !== where) return [];
      if (random.chance(topic.goesOn)) this.#talk(topic, where, random.integer(...topic.pause));
      return [chatterLine(topic, speakerOf(topic.speaker, this.#world.system, random), random)];
    });
  }

  #scan(): readonly EventDraft[] {
    const { commander, place, system } = this.#world;
    const isLawful = system.population > 0 && system.government !== 'Anarchy' && !isWantedIn(commander, system);
    if (place.is !== 'space' || !isLawful) return [];
    return [
      write('Scanned', { ScanType: 'Cargo' }).write,
      chatterLine(scanPassed, speakerOf('police', system, this.#random), this.#random),
    ];
  }
}

const topicsOf = { supercruise: supercruiseTopics, station: stationTopics } as const;
