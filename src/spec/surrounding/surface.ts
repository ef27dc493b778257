import { boolean, from, id, integer, number, optional, text } from '../field.js';
import { kind } from '../kind.js';
import { stationTypes } from '../states.js';
import { amount, said, unless, when } from '../summary/part.js';

const place = {
  StarSystem: text('name of the system'),
  SystemAddress: id('address of the system'),
  Body: text('name of the body, or of the station'),
  BodyID: integer('number of the body in the system'),
  OnStation: boolean('it happens at a station'),
  OnPlanet: boolean('it happens on a planet'),
};

const landing = {
  PlayerControlled: boolean('the player flies; false if the ship comes or goes by itself'),
  Taxi: boolean('the ship is a taxi'),
  Multicrew: boolean("the ship is another player's"),
  ...place,
  Latitude: optional(number('latitude, in degrees; left out if the ship flies by itself')),
  Longitude: optional(number('longitude, in degrees; left out if the ship flies by itself')),
  NearestDestination: optional(text('the nearest place of note')),
  NearestDestination_Localised: optional(text('the nearest place of note, as shown')),
};

const boarding = {
  SRV: boolean('the vehicle is an SRV'),
  Taxi: boolean('the vehicle is a taxi'),
  Multicrew: boolean("the vehicle is another player's ship"),
  ID: optional(integer("number of the player's own vehicle")),
  ...place,
  StationName: optional(text('name of the station')),
  StationName_Localised: optional(text('name of the station, as shown')),
  StationType: optional(from(stationTypes, 'what the station is built like')),
  MarketID: optional(id('identifies the market of the station')),
};

const vehicle = {
  SRVType: text('internal name of the vehicle'),
  SRVType_Localised: optional(text('the vehicle, as shown')),
};

const landingTells = [
  said('Body'),
  said('NearestDestination', 'near #'),
  unless('PlayerControlled', 'by itself'),
  when('Taxi', 'taxi'),
  amount('Latitude', 'degrees'),
  amount('Longitude', 'degrees'),
];

export const Touchdown = kind('Touchdown', 'the ship lands on a planet', landing, { tells: landingTells });

export const Liftoff = kind('Liftoff', 'the ship takes off from a planet', landing, { tells: landingTells });

export const LaunchSRV = kind(
  'LaunchSRV',
  'an SRV is deployed from the ship',
  {
    ...vehicle,
    Loadout: text('how the vehicle is fitted out'),
    ID: integer('number of the vehicle'),
    PlayerControlled: boolean('the player drives'),
  },
  { tells: [said('SRVType'), said('Loadout'), unless('PlayerControlled', 'driven by another')] },
);

export const DockSRV = kind(
  'DockSRV',
  'an SRV returns to the ship',
  {
    ...vehicle,
    ID: integer('number of the vehicle'),
  },
  { tells: [said('SRVType')] },
);

const boardingTells = [
  when('SRV', 'SRV'),
  when('Taxi', 'taxi'),
  when('Multicrew', "another's ship"),
  said('StationName', 'at #'),
  said('Body'),
  said('StarSystem'),
];

export const Embark = kind('Embark', 'the player on foot gets into a ship or an SRV', boarding, {
  tells: boardingTells,
});

export const Disembark = kind('Disembark', 'the player steps out of a ship or an SRV', boarding, {
  tells: boardingTells,
});
