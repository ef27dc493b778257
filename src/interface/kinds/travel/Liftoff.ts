import { observed } from '../../evidence.js';
import { boolean, id, number, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { landingSummary } from './Touchdown.js';

export const Liftoff = kind(
  'Liftoff',
  'the ship takes off from a planet',
  () => ({
    PlayerControlled: since('2.3', boolean('the player is flying; false if the ship is recalled or dismissed')),
    Taxi: since('4.0', optional(boolean('the ship is a taxi'), 0.999)),
    Multicrew: since('4.0', optional(boolean('the ship belongs to another player'), 0.999)),
    StarSystem: since('4.0', optional(text('name of the system'), 0.999)),
    SystemAddress: since('4.0', optional(id('address of the system'), 0.999)),
    Body: since('4.0', optional(text('name of the body, or of the station'), 0.999)),
    BodyID: since('4.0', optional(id('ID of the body within the system'), 0.999)),
    OnStation: since('4.0', optional(boolean('true at a station'), 0.999)),
    OnPlanet: since('4.0', optional(boolean('true on a planet'), 0.999)),
    Latitude: optional(number('latitude, in degrees; omitted if the player is not flying'), 1),
    Longitude: optional(number('longitude, in degrees; omitted if the player is not flying'), 1),
    NearestDestination: since('3.5', optional(text('the nearest point of interest'), 0.051)),
    NearestDestination_Localised: optional(text('the nearest point of interest, as shown in game'), 0.021),
  }),
  {
    evidence: observed(6_088),
    summary: landingSummary,
  },
);
