import { starClassNames } from '../dialect/game-values.js';
import { boolean, from, id, integer, list, number, object, optional, text } from '../field.js';
import { kind } from '../kind.js';
import { RouteStop, routeFile } from '../kinds/travel/NavRoute.js';
import { LandingPads } from '../shapes/LandingPads.js';
import { bodyTypeList, stationTypeList } from '../specified-values.js';
import { amount, mention, when } from '../summary/summary-part.js';

const aboard = {
  Taxi: boolean('the player is in a taxi'),
  Multicrew: boolean("the player is in another player's ship"),
};

const system = {
  StarSystem: text('name of the system'),
  SystemAddress: id('address of the system'),
};

const body = {
  Body: text('name of the body'),
  BodyID: integer('ID of the body within the system'),
};

const stationName = {
  StationName: text('name of the station'),
  StationName_Localised: optional(text('name of the station, as shown in game')),
};
const StationType = from(stationTypeList, 'type of station');
const MarketID = id("ID of the station's market");

export const Undocked = kind(
  'Undocked',
  'the ship takes off from a landing pad',
  {
    ...stationName,
    StationType,
    MarketID,
    ...aboard,
  },
  { summary: [mention('StationName', 'from #'), when('Taxi', 'by taxi')] },
);

export const StartJump = kind(
  'StartJump',
  'the countdown to a hyperspace jump or to supercruise begins',
  {
    JumpType: text('Hyperspace or Supercruise'),
    Taxi: boolean('the player is in a taxi'),
    StarSystem: optional(text('name of the destination system; only for a hyperspace jump')),
    SystemAddress: optional(id('address of the destination system; only for a hyperspace jump')),
    StarClass: optional(from(starClassNames, 'class of the star at the destination')),
  },
  {
    summary: [
      mention('JumpType'),
      mention('StarSystem', 'to #'),
      mention('StarClass', 'class #'),
      when('Taxi', 'by taxi'),
    ],
  },
);

export const FuelScoop = kind(
  'FuelScoop',
  'the ship has scooped fuel from a star',
  {
    Scooped: number('fuel scooped, in tonnes'),
    Total: number('fuel in the main tank after scooping, in tonnes'),
  },
  { summary: [amount('Scooped', 't', '# scooped'), amount('Total', 't', '# in the tank')] },
);

export const SupercruiseEntry = kind(
  'SupercruiseEntry',
  'the ship enters supercruise from normal space',
  {
    ...aboard,
    ...system,
  },
  { summary: [mention('StarSystem', 'in #'), when('Taxi', 'by taxi')] },
);

export const SupercruiseExit = kind(
  'SupercruiseExit',
  'the ship drops out of supercruise',
  {
    ...aboard,
    ...system,
    ...body,
    BodyType: from(bodyTypeList, 'type of body'),
  },
  { summary: [mention('Body', 'at #'), mention('StarSystem'), when('Taxi', 'by taxi')] },
);

export const DockingRequested = kind(
  'DockingRequested',
  'the player requests docking',
  {
    MarketID,
    ...stationName,
    StationType,
    LandingPads: object(LandingPads),
  },
  { summary: [mention('StationName', 'at #'), mention('StationType')] },
);

export const DockingGranted = kind(
  'DockingGranted',
  'the station assigns a landing pad',
  {
    LandingPad: integer('number of the landing pad'),
    MarketID,
    ...stationName,
    StationType,
  },
  { summary: [amount('LandingPad', 'number', 'pad #'), mention('StationName', 'at #')] },
);

export const ApproachBody = kind(
  'ApproachBody',
  'the ship enters orbital cruise at a planet',
  {
    ...system,
    ...body,
  },
  { summary: [mention('Body')] },
);

export const LeaveBody = kind(
  'LeaveBody',
  'the ship leaves orbital cruise, flying away from a planet',
  {
    ...system,
    ...body,
  },
  { summary: [mention('Body')] },
);

export const NavRouteClear = kind(
  'NavRouteClear',
  'the plotted route is cleared',
  { Route: optional(list(RouteStop, 'always empty; only in the file', 0)) },
  { companion: { ...routeFile, content: 'an empty list instead of the stops along the route' } },
);
