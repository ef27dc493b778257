import type { Station } from '../../game/star-system.js';
import type { WriteStep } from '../activity.js';
import type { UncheckedDraft } from '../event-fields.js';
import type { Random } from '../random.js';
import type { Place } from '../world/whereabouts.js';
import type { World } from '../world/world.js';
import type { Delayed } from './delayed.js';
import { stationMessage, stationNear } from './lines-before.js';

/** How often a station says that the zone is left: who jumps away from within hears nothing. */
const farewell = 0.55;

/** The zone around a station in which nobody may shoot: the station says when a ship comes and goes. */
export class NoFireZone {
  readonly #world: World;
  readonly #random: Random;
  readonly #delayed: Delayed;
  #inside: Station | undefined;
  /** Where the ship was when that was asked last: asked at every tick, and nearly always it is still there. */
  #seen: Place | undefined;

  constructor(world: World, random: Random, delayed: Delayed) {
    this.#world = world;
    this.#random = random;
    this.#delayed = delayed;
    this.#inside = stationNear(world);
  }

  /** Who steps out of the ship at a station is told once more. */
  hear({ event }: UncheckedDraft): void {
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

  /** The zone is wide: it takes some seconds from the drop to its edge. */
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
