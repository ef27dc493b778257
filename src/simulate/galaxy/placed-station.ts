import type { Body, Station } from '../../game/star-system.js';

/** A station without what follows only when it is asked for. */
export type StationToPlace = Omit<Station, 'body' | 'bodyId' | 'distance'>;

/** Where a station is: on a body, or in space with a number among the bodies. */
export interface StationPlace {
  readonly distance: () => number;
  readonly body?: () => Body;
  readonly bodyId?: () => number;
}

/**
 * A station whose place follows when it is asked for. All stations share their getters: where each has a getter of its own, V8 takes
 * each for a kind of object of its own, and has to look for every member of it anew wherever stations are looked at. They are members of
 * its own nonetheless, so that a copy has them, too.
 */
export class PlacedStation implements Station {
  readonly name: string;
  readonly type: string;
  readonly marketId: number;
  declare readonly distance: number;
  readonly pads: Station['pads'];
  readonly faction: string;
  readonly government: Station['government'];
  readonly allegiance: Station['allegiance'];
  readonly economies: Station['economies'];
  readonly services: readonly string[];
  declare readonly body?: Body;
  declare readonly bodyId?: number;
  readonly #place: StationPlace;

  constructor(station: StationToPlace, place: StationPlace) {
    this.name = station.name;
    this.type = station.type;
    this.marketId = station.marketId;
    this.pads = station.pads;
    this.faction = station.faction;
    this.government = station.government;
    this.allegiance = station.allegiance;
    this.economies = station.economies;
    this.services = station.services;
    this.#place = place;
    Object.defineProperty(this, 'distance', PlacedStation.#getters.distance);
    if (place.body) Object.defineProperty(this, 'body', PlacedStation.#getters.body);
    if (place.bodyId) Object.defineProperty(this, 'bodyId', PlacedStation.#getters.bodyId);
  }

  static readonly #getters = {
    distance: getter((station: PlacedStation) => station.#place.distance()),
    body: getter((station: PlacedStation) => station.#place.body?.()),
    bodyId: getter((station: PlacedStation) => station.#place.bodyId?.()),
  };
}

function getter(get: (station: PlacedStation) => unknown): PropertyDescriptor {
  return {
    enumerable: true,
    configurable: true,
    get(this: PlacedStation) {
      return get(this);
    },
  };
}
