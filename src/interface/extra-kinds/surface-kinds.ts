import { boolean, from, id, integer, number, optional, text } from '../field.js';
import { kind } from '../kind.js';
import { stationTypeList } from '../specified-values.js';
import { amount, mention, unless, when } from '../summary/summary-part.js';

const place = {
  StarSystem: text('name of the system'),
  SystemAddress: id('address of the system'),
  Body: text('name of the body, or of the station'),
  BodyID: integer('ID of the body within the system'),
  OnStation: boolean('true at a station'),
  OnPlanet: boolean('true on a planet'),
};

const landing = {
  PlayerControlled: boolean('the player is flying; false if the ship is recalled or dismissed'),
  Taxi: boolean('the ship is a taxi'),
  Multicrew: boolean('the ship belongs to another player'),
  ...place,
  Latitude: optional(number('latitude, in degrees; omitted if the player is not flying')),
  Longitude: optional(number('longitude, in degrees; omitted if the player is not flying')),
  NearestDestination: optional(text('the nearest point of interest')),
  NearestDestination_Localised: optional(text('the nearest point of interest, as shown in game')),
};

const boarding = {
  SRV: boolean('the vehicle is an SRV'),
  Taxi: boolean('the vehicle is a taxi'),
  Multicrew: boolean("the vehicle is another player's ship"),
  ID: optional(integer("ID of the vehicle, if it is the player's own")),
  ...place,
  StationName: optional(text('name of the station')),
  StationName_Localised: optional(text('name of the station, as shown in game')),
  StationType: optional(from(stationTypeList, 'type of station')),
  MarketID: optional(id("ID of the station's market")),
};

const vehicle = {
  SRVType: text('internal name of the vehicle'),
  SRVType_Localised: optional(text('name of the vehicle, as shown in game')),
};

const landingTells = [
  mention('Body'),
  mention('NearestDestination', 'near #'),
  unless('PlayerControlled', 'unmanned'),
  when('Taxi', 'taxi'),
  amount('Latitude', 'degrees'),
  amount('Longitude', 'degrees'),
];

export const Touchdown = kind('Touchdown', 'the ship lands on a planet', landing, { summary: landingTells });

export const Liftoff = kind('Liftoff', 'the ship takes off from a planet', landing, { summary: landingTells });

export const LaunchSRV = kind(
  'LaunchSRV',
  'an SRV is deployed from the ship',
  {
    ...vehicle,
    Loadout: text('loadout of the vehicle'),
    ID: integer('ID of the vehicle'),
    PlayerControlled: boolean('the player is driving'),
  },
  { summary: [mention('SRVType'), mention('Loadout'), unless('PlayerControlled', 'driven by someone else')] },
);

export const DockSRV = kind(
  'DockSRV',
  'an SRV returns to the ship',
  {
    ...vehicle,
    ID: integer('ID of the vehicle'),
  },
  { summary: [mention('SRVType')] },
);

const boardingTells = [
  when('SRV', 'SRV'),
  when('Taxi', 'taxi'),
  when('Multicrew', "another player's ship"),
  mention('StationName', 'at #'),
  mention('Body'),
  mention('StarSystem'),
];

export const Embark = kind('Embark', 'the player boards a ship or SRV', boarding, {
  summary: boardingTells,
});

export const Disembark = kind('Disembark', 'the player gets out of a ship or SRV', boarding, {
  summary: boardingTells,
});
