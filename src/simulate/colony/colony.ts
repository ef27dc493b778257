import { commodityName, commoditySymbol } from '../../game/commodities.js';
import { constructionTable } from '../../game/construction-table.js';
import type { StarSystem, Station } from '../../game/star-system.js';
import type { EventFields } from '../event-fields.js';
import { bodyTreeOf } from '../galaxy/body-tree/body-tree.js';
import { hashOf, Random } from '../random.js';
import { sixDecimals } from '../round.js';

/** A system that the commander has claimed, and its building site. */
export interface Colony {
  readonly system: StarSystem;
  /** Whether the beacon is deployed and the colonisation ship has arrived. */
  hasBeacon: boolean;
  /** The ship to which goods are delivered. */
  readonly site: Station;
  readonly resources: Resource[];
}

/** A commodity that a building site takes. */
export interface Resource {
  readonly type: string;
  readonly required: number;
  provided: number;
  /** Credits per tonne. */
  readonly payment: number;
}

/** Names of the ships, after the token for their type. */
const shipNames = ['First Light', 'Long Patience', 'Open Door', 'Steady Hand', 'New Harbour', 'Cornerstone'];

/** The first market ID of building sites. */
const firstMarket = 4_200_000_000;

/** A claim; `provided` is the share delivered before, from 0 to 1. */
export function makeColony(random: Random, system: StarSystem, provided = 0): Colony {
  const own = new Random(hashOf(`colony in ${system.address}`));
  const size = own.number(0.7, 1.4);
  const done = (required: number) =>
    random.chance(provided) ? required : Math.floor(required * provided * random.number(0, 0.6));
  return {
    system,
    hasBeacon: provided > 0,
    site: makeSite(own, system, provided > 0),
    resources: constructionTable.map(([type, tonnes, payment]) => {
      const required = Math.max(8, Math.round(tonnes * size * own.number(0.85, 1.15)));
      return { type, required, provided: provided > 0 ? done(required) : 0, payment };
    }),
  };
}

/** A colony begins with its ship; later, it builds stations in orbit. */
function makeSite(random: Random, system: StarSystem, isLater: boolean): Station {
  const name = random.pick(shipNames);
  return {
    ...(isLater
      ? { name: `Orbital Construction Site: ${name}`, type: 'SpaceConstructionDepot' }
      : { name: `$EXT_PANEL_ColonisationShip; ${name}`, type: 'SurfaceStation' }),
    marketId: firstMarket + random.integer(0, 90_000_000),
    distance: sixDecimals(random.number(100, 1500)),
    // Numbered after all bodies.
    get bodyId() {
      return bodyTreeOf(system).all.length;
    },
    pads: [4, 4, 4],
    faction: 'Brewer Corporation',
    government: 'Corporate',
    allegiance: '',
    economies: [['Colony', 1]],
    services: ['Dock', 'Autodock', 'Contacts', 'Rearm', 'Refuel', 'Repair', 'FlightController', 'StationOperations'],
  };
}

/** Tonnes of a commodity that are still missing. */
export function missing({ resources }: Colony, type: string): number {
  const resource = resources.find((each) => each.type === type);
  return resource ? resource.required - resource.provided : 0;
}

export function isComplete({ resources }: Colony): boolean {
  return resources.every(({ required, provided }) => provided >= required);
}

export function depotFields(colony: Colony): EventFields<'ColonisationConstructionDepot'> {
  const sum = (amount: (resource: Resource) => number) =>
    colony.resources.reduce((total, resource) => total + amount(resource), 0);
  return {
    MarketID: colony.site.marketId,
    ConstructionProgress: sixDecimals(sum(({ provided }) => provided) / sum(({ required }) => required)),
    ConstructionComplete: isComplete(colony),
    ConstructionFailed: false,
    ResourcesRequired: colony.resources.map(({ type, required, provided, payment }) => ({
      ...resourceName(type),
      RequiredAmount: required,
      ProvidedAmount: provided,
      Payment: payment,
    })),
  };
}

/** The name of a commodity as written by building sites. */
export function resourceName(type: string): { readonly Name: string; readonly Name_Localised: string } {
  return { Name: commoditySymbol(type), Name_Localised: commodityName(type) };
}
