import { observed } from '../../evidence.js';
import { boolean, id, number, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention, unless, when } from '../../summary/summary-part.js';

export const Liftoff = kind(
  'Liftoff',
  'the ship takes off from a planet',
  () => ({
    PlayerControlled: boolean('the player is flying; false if the ship is recalled or dismissed'),
    Taxi: optional(boolean('the ship is a taxi'), 0.999),
    Multicrew: optional(boolean('the ship belongs to another player'), 0.999),
    StarSystem: optional(text('name of the system'), 0.999),
    SystemAddress: optional(id('address of the system'), 0.999),
    Body: optional(text('name of the body, or of the station'), 0.999),
    BodyID: optional(id('ID of the body within the system'), 0.999),
    OnStation: optional(boolean('true at a station'), 0.999),
    OnPlanet: optional(boolean('true on a planet'), 0.999),
    Latitude: optional(number('latitude, in degrees; omitted if the player is not flying'), 1),
    Longitude: optional(number('longitude, in degrees; omitted if the player is not flying'), 1),
    NearestDestination: optional(text('the nearest point of interest'), 0.051),
    NearestDestination_Localised: optional(text('the nearest point of interest, as shown in game'), 0.021),
  }),
  {
    evidence: observed(6_088),
    summary: [
      mention('Body'),
      mention('NearestDestination', 'near #'),
      unless('PlayerControlled', 'unmanned'),
      when('Taxi', 'by taxi'),
      amount('Latitude', 'degrees'),
      amount('Longitude', 'degrees'),
    ],
  },
);
