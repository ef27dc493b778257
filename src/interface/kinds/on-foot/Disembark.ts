import { observed } from '../../evidence.js';
import { boolean, declared, from, id, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { stationTypeList } from '../../specified-values.js';
import { boardingSummary } from './Embark.js';

export const Disembark = kind(
  'Disembark',
  'the player gets out of a ship or SRV',
  () => ({
    SRV: boolean('the vehicle is an SRV'),
    Taxi: boolean('the vehicle is a taxi'),
    Multicrew: boolean("the vehicle is another player's ship"),
    ID: optional(id("ID of the vehicle, if it is the player's own"), 0.997),
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
  }),
  {
    evidence: observed(9_078, { since: '4.0' }),
    summary: boardingSummary,
  },
);
