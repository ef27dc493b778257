import { boolean, type Field, type Fields, from, id, integer, number, optional, text } from '../field.js';
import { type Kind, kind } from '../kind.js';
import { Docked } from '../kinds/travel/Docked.js';
import { FSDJump } from '../kinds/travel/FSDJump.js';
import { bodyTypeList } from '../specified-values.js';
import { alarm, mention, when } from '../summary/summary-part.js';

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

/** The fields of another kind from one name to another: Location has them in the same order. */
function fieldsBetween<First extends string, Last extends string>(
  { shape }: Kind,
  first: First,
  last: Last,
): Fields & Record<First | Last, Field> {
  const entries = Object.entries(shape.fields);
  const indexOf = (name: string) => entries.findIndex(([each]) => each === name);
  return Object.fromEntries(entries.slice(indexOf(first), indexOf(last) + 1)) as Fields & Record<First | Last, Field>;
}

/** The same fields, all of them optional. */
function allOptional<Known extends Fields>(fields: Known): Known {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, optional(field)])) as Known;
}
