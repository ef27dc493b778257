import type { Body, Station } from '../../game/star-system.js';

/** A station without the properties computed on access. */
export type StationToPlace = Omit<Station, 'body' | 'bodyId' | 'distance'>;

/** The location of a station: on a body, or in space with a body number of its own. */
export interface StationPlace {
  readonly distance: () => number;
  readonly body?: () => Body;
  readonly bodyId?: () => number;
}

/**
 * A station whose location is computed on access. All stations share their getters: with a getter per object,
 * V8 would give each station a hidden class of its own, and every member access would miss its inline cache.
 * They are own members nonetheless, so that a copy includes them.
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
