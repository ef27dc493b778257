import { observed } from '../../evidence.js';
import { boolean, declared, from, id, list, optional, shape, text } from '../../field.js';
import { kind } from '../../kind.js';
import { crewRolesList } from '../../observed-values.js';
import { impersonal } from '../../personal-mark.js';
import { stationTypeList } from '../../specified-values.js';
import { mention, when } from '../../summary/summary-part.js';

export const BoardedCrew = shape('BoardedCrew', 'a hired pilot who comes aboard', () => ({
  Name: impersonal(text('name of the pilot')),
  Role: from(crewRolesList, 'what the pilot does on board'),
}));

export const boardedVehicle = () => ({
  SRV: boolean('the vehicle is an SRV'),
  Taxi: boolean('the vehicle is a taxi'),
  Multicrew: boolean("the vehicle is another player's ship"),
});

/** Where the player boards or leaves. */
export const boardingPlace = () => ({
  StarSystem: text('name of the system'),
  SystemAddress: id('address of the system'),
  Body: text('name of the body, or of the station'),
  BodyID: id('ID of the body within the system'),
  OnStation: boolean('true at a station'),
  OnPlanet: boolean('true on a planet'),
  StationName: optional(text('name of the station'), 0.025),
  StationName_Localised: declared(text('the station, as shown in game')),
  StationType: optional(from(stationTypeList, 'type of station'), 0.025),
  MarketID: optional(id("ID of the station's market"), 0.025),
});

export const boardingSummary = [
  when('SRV', 'SRV'),
  when('Taxi', 'taxi'),
  when('Multicrew', "another player's ship"),
  mention('StationName', 'at #'),
  mention('Body'),
  mention('StarSystem'),
];

export const Embark = kind(
  'Embark',
  'the player boards a ship or SRV',
  () => ({
    ...boardedVehicle(),
    ID: optional(id("ID of the vehicle, if it is the player's own"), 0.996),
    Crew: optional(list(BoardedCrew, 'hired pilots who come aboard'), 0.004),
    ...boardingPlace(),
  }),
  {
    evidence: observed(9_066, { since: '4.0' }),
    summary: boardingSummary,
  },
);
