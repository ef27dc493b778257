import { boolean, from, id, integer, number, optional, text } from '../field.js';
import { kind } from '../kind.js';
import { Docked } from '../kinds/Docked.js';
import { FSDJump } from '../kinds/FSDJump.js';
import { bodyTypeList } from '../specified-values.js';
import { alarm, mention, when } from '../summary/summary-part.js';
import { allOptional, fieldsBetween } from './borrowed.js';

export const Location = kind(
  'Location',
  'the game starts up, or the player respawns at a station',
  {
    Latitude: optional(number('latitude on or near a planet, in degrees')),
    Longitude: optional(number('longitude on or near a planet, in degrees')),
    DistFromStarLS: optional(number('distance from the arrival star, in light-seconds')),
    Docked: boolean('the ship is docked; the station fields are written only then'),
    ...allOptional(fieldsBetween(Docked, 'StationName', 'StationType')),
    MarketID: optional(id("ID of the station's market")),
    ...allOptional(fieldsBetween(Docked, 'StationFaction', 'StationEconomies')),
    Taxi: optional(boolean('the player is in a taxi; omitted on foot and in an SRV')),
    Multicrew: optional(boolean("the player is in another player's ship; omitted on foot and in an SRV")),
    InSRV: optional(boolean('the player is driving an SRV; omitted if not')),
    OnFoot: optional(boolean('the player is on foot; omitted if not')),
    Wanted: optional(boolean('the player is wanted in the system')),
    ...fieldsBetween(FSDJump, 'StarSystem', 'ThargoidWar'),
    StarSystem: text('name of the system'),
    Body: text('name of the nearest body, or of the station'),
    BodyID: integer('ID of that body within the system'),
    BodyType: from(bodyTypeList, 'type of that body'),
    ...fieldsBetween(FSDJump, 'Factions', 'Conflicts'),
  },
  {
    summary: [
      mention('StarSystem'),
      mention('StationName', 'docked at #'),
      mention('Body', 'near #'),
      alarm('Wanted', 'wanted'),
      when('OnFoot', 'on foot'),
      when('InSRV', 'in the SRV'),
      when('Taxi', 'in a taxi'),
      when('Multicrew', "in another player's ship"),
    ],
  },
);
