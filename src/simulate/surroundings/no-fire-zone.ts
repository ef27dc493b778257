import type { Station } from '../../game/star-system.js';
import type { WriteStep } from '../activity.js';
import type { UncheckedDraft } from '../event-fields.js';
import type { Random } from '../random.js';
import type { Place } from '../world/whereabouts.js';
import type { World } from '../world/world.js';
import type { Delayed } from './delayed.js';
import { stationMessage, stationNear } from './lines-before.js';

/**
 * The probability that a station announces leaving the zone: a ship that jumps away from within gets no
 * message.
 */
const farewell = 0.55;

/** The zone around a station in which shooting is forbidden: the station announces entering and leaving. */
export class NoFireZone {
  readonly #world: World;
  readonly #random: Random;
  readonly #delayed: Delayed;
  #inside: Station | undefined;
  /** The place at the last tick: it is nearly always unchanged. */
  #seen: Place | undefined;

  constructor(world: World, random: Random, delayed: Delayed) {
    this.#world = world;
    this.#random = random;
    this.#delayed = delayed;
    this.#inside = stationNear(world);
  }

  /** Stepping out of the ship at a station repeats the announcement. */
  onLine({ event }: UncheckedDraft): void {
    const { place, vehicle } = this.#world;
    if (event === 'SuitLoadout' && vehicle === 'foot' && place.is === 'docked') this.#announce(place.station, 1);
  }

  due(): readonly WriteStep[] {
    const { place } = this.#world;
    if (place === this.#seen) return none;
    this.#seen = place;
    const near = stationNear(this.#world);
    const before = this.#inside;
    if (near?.marketId === before?.marketId) return none;
    this.#inside = near;
    if (near) this.#announce(near, place.is === 'docked' ? 0 : this.#random.integer(6, 17));
    if (!before || near || place.is !== 'space' || !this.#random.chance(farewell)) return none;
    return [stationMessage(before.name, '$STATION_NoFireZone_exited;', 'No fire zone exited.')];
  }

  /** The zone is large: it takes some seconds from the drop to its edge. */
  #announce(station: Station, seconds: number): void {
    if (seconds === 0) return;
    this.#delayed.after(seconds, () => {
      const isStillThere = stationNear(this.#world)?.marketId === station.marketId;
      return isStillThere
        ? [stationMessage(station.name, '$STATION_NoFireZone_entered;', 'No fire zone entered.')]
        : none;
    });
  }
}

const none: readonly WriteStep[] = [];
