import { boolean, from, id, integer, list, number, object, optional, text } from '../field.js';
import { kind } from '../kind.js';
import { RouteStop, routeFile } from '../kinds/NavRoute.js';
import { LandingPads } from '../shapes/LandingPads.js';
import { bodyTypes, stationTypes } from '../states.js';
import { amount, said, when } from '../summary/part.js';
import { starClassNames } from '../vocabulary/lists.js';

const aboard = {
  Taxi: boolean('the player sits in a taxi'),
  Multicrew: boolean("the player is in another player's ship"),
};

const system = {
  StarSystem: text('name of the system'),
  SystemAddress: id('address of the system'),
};

const body = {
  Body: text('name of the body'),
  BodyID: integer('number of the body in the system'),
};

const stationName = {
  StationName: text('name of the station'),
  StationName_Localised: optional(text('name of the station, as shown')),
};
const StationType = from(stationTypes, 'what the station is built like');
const MarketID = id('identifies the market of the station');

export const Undocked = kind(
  'Undocked',
  'the ship takes off from a pad',
  {
    ...stationName,
    StationType,
    MarketID,
    ...aboard,
  },
  { tells: [said('StationName', 'from #'), when('Taxi', 'by taxi')] },
);

export const StartJump = kind(
  'StartJump',
  'the drive begins to charge the last seconds before a jump',
  {
    JumpType: text('Hyperspace, or Supercruise'),
    Taxi: boolean('the player sits in a taxi'),
    StarSystem: optional(text('name of the system the jump leads to; in hyperspace')),
    SystemAddress: optional(id('address of that system')),
    StarClass: optional(from(starClassNames, 'class of the star the ship will arrive at')),
  },
  { tells: [said('JumpType'), said('StarSystem', 'to #'), said('StarClass', 'class #'), when('Taxi', 'by taxi')] },
);

export const FuelScoop = kind(
  'FuelScoop',
  'the ship has scooped fuel from a star',
  {
    Scooped: number('tonnes scooped'),
    Total: number('tonnes in the tank now'),
  },
  { tells: [amount('Scooped', 't', '# scooped'), amount('Total', 't', '# in the tank')] },
);

export const SupercruiseEntry = kind(
  'SupercruiseEntry',
  'the ship enters supercruise from normal space',
  {
    ...aboard,
    ...system,
  },
  { tells: [said('StarSystem', 'in #'), when('Taxi', 'by taxi')] },
);

export const SupercruiseExit = kind(
  'SupercruiseExit',
  'the ship drops out of supercruise',
  {
    ...aboard,
    ...system,
    ...body,
    BodyType: from(bodyTypes, 'what the body is'),
  },
  { tells: [said('Body', 'at #'), said('StarSystem'), when('Taxi', 'by taxi')] },
);

export const DockingRequested = kind(
  'DockingRequested',
  'the player asks for a landing pad',
  {
    MarketID,
    ...stationName,
    StationType,
    LandingPads: object(LandingPads),
  },
  { tells: [said('StationName', 'at #'), said('StationType')] },
);

export const DockingGranted = kind(
  'DockingGranted',
  'the station assigns a landing pad',
  {
    LandingPad: integer('number of the pad'),
    MarketID,
    ...stationName,
    StationType,
  },
  { tells: [amount('LandingPad', 'number', 'pad #'), said('StationName', 'at #')] },
);

export const ApproachBody = kind(
  'ApproachBody',
  'the ship enters orbital cruise around a planet',
  {
    ...system,
    ...body,
  },
  { tells: [said('Body')] },
);

export const LeaveBody = kind(
  'LeaveBody',
  'the ship leaves orbital cruise away from a planet',
  {
    ...system,
    ...body,
  },
  { tells: [said('Body')] },
);

export const NavRouteClear = kind(
  'NavRouteClear',
  'the plotted route is cleared',
  { Route: optional(list(RouteStop, 'no star any more; stands in the file', 0)) },
  { companion: { ...routeFile, content: 'an empty list in place of the stops of the plotted route' } },
);
