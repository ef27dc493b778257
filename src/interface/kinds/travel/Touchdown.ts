import { observed } from '../../evidence.js';
import { boolean, type Fields, id, number, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention, unless, when } from '../../summary/summary-part.js';

export const landingSummary = [
  mention('Body'),
  mention('NearestDestination', 'near #'),
  unless('PlayerControlled', 'unmanned'),
  when('Taxi', 'by taxi'),
  amount('Latitude', 'degrees'),
  amount('Longitude', 'degrees'),
];

/** Fields of landings and take-offs, with the shares of lines that have each. */
export function landingFields(flying: number, near: number, nearShown: number): Fields {
  return {
    PlayerControlled: since('2.3', boolean('the player is flying; false if the ship is recalled or dismissed')),
    Taxi: since('4.0', optional(boolean('the ship is a taxi'), 0.999)),
    Multicrew: since('4.0', optional(boolean('the ship belongs to another player'), 0.999)),
    StarSystem: since('4.0', optional(text('name of the system'), 0.999)),
    SystemAddress: since('4.0', optional(id('address of the system'), 0.999)),
    Body: since('4.0', optional(text('name of the body, or of the station'), 0.999)),
    BodyID: since('4.0', optional(id('ID of the body within the system'), 0.999)),
    OnStation: since('4.0', optional(boolean('true at a station'), 0.999)),
    OnPlanet: since('4.0', optional(boolean('true on a planet'), 0.999)),
    Latitude: optional(number('latitude, in degrees; omitted if the player is not flying'), flying),
    Longitude: optional(number('longitude, in degrees; omitted if the player is not flying'), flying),
    NearestDestination: since('3.5', optional(text('the nearest point of interest'), near)),
    NearestDestination_Localised: optional(text('the nearest point of interest, as shown in game'), nearShown),
  };
}

export const Touchdown = kind('Touchdown', 'the ship lands on a planet', () => landingFields(0.999, 0.055, 0.023), {
  evidence: observed(6_110),
  summary: landingSummary,
});
