import { allegianceNames, economyTokens, governmentTokens, powerNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import {
  boolean,
  declared,
  either,
  from,
  id,
  integer,
  list,
  number,
  object,
  optional,
  orEmpty,
  position,
  since,
  text,
  until,
} from '../../field.js';
import { kind } from '../../kind.js';
import { Conflict } from '../../shapes/Conflict.js';
import { ControllingFaction, Faction } from '../../shapes/Faction.js';
import { ThargoidWar } from '../../shapes/ThargoidWar.js';
import {
  bodyTypeList,
  powerplayStateList,
  securityLevelList,
  stationServices,
  stationTypeList,
} from '../../specified-values.js';
import { alarm, mention, when } from '../../summary/summary-part.js';
import { EconomyShare } from '../travel/Docked.js';
import { ContendingPower } from '../travel/FSDJump.js';

export const Location = kind(
  'Location',
  'the game starts up, or the player respawns at a station',
  () => ({
    Latitude: since('2.3', optional(number('latitude on or near a planet, in degrees'), 0.301)),
    Longitude: since('2.3', optional(number('longitude on or near a planet, in degrees'), 0.301)),
    DistFromStarLS: since('3.4', optional(number('distance from the arrival star, in light-seconds'), 0.847)),
    Docked: either(
      boolean('the ship is docked; the station fields are written only then'),
      integer('before 2021: 0 or 1'),
    ),
    StationName: since('3.3.02', optional(text('name of the station'), 0.266)),
    StationName_Localised: optional(text('the station, as shown in game'), 0.002),
    StationType: since('3.3.02', optional(from(stationTypeList, 'type of station'), 0.266)),
    MarketID: optional(id("ID of the station's market"), 0.266),
    StationFaction: optional(object(ControllingFaction, 'the faction that runs the station'), 0.266),
    StationGovernment: optional(from(governmentTokens, 'internal name of the government'), 0.266),
    StationGovernment_Localised: optional(text('the government, as shown in game'), 0.266),
    StationAllegiance: optional(from(allegianceNames, 'superpower the station is aligned with'), 0.097),
    StationServices: optional(list(from(stationServices, ''), 'what the station offers'), 0.266),
    StationEconomy: optional(from(economyTokens, 'internal name of the economy, if the station has only one'), 0.266),
    StationEconomy_Localised: optional(text('the economy, as shown in game, if the station has only one'), 0.266),
    StationEconomies: optional(list(EconomyShare, 'the economies, if the station has several'), 0.266),
    Taxi: since(
      '4.0',
      optional(boolean('the player is in a taxi; omitted on foot and in an SRV'), 0.779),
      [10_810, 1_743],
    ),
    Multicrew: since(
      '4.0',
      optional(boolean("the player is in another player's ship; omitted on foot and in an SRV"), 0.779),
      [10_810, 1_743],
    ),
    Wanted: since('3.0', declared(boolean('the player is wanted in the system'))),
    OnFoot: optional(boolean('the player is on foot; omitted if not'), 0.06),
    InSRV: optional(boolean('the player is driving an SRV; omitted if not'), 0.148),
    StarSystem: text('name of the system'),
    SystemAddress: since('3.0', id('address of the system')),
    StarPos: position('x, y and z coordinates of the system, in light-years relative to the origin system'),
    SystemAllegiance: since(
      '2.2.02',
      orEmpty(from(allegianceNames, 'superpower the system is aligned with; may be empty')),
    ),
    SystemEconomy: since('2.2.02', from(economyTokens, 'internal name of the main economy')),
    SystemEconomy_Localised: optional(text('the main economy, as shown in game'), 1),
    SystemSecondEconomy: since('3.0.3', from(economyTokens, 'second economy')),
    SystemSecondEconomy_Localised: optional(text('second economy, as shown in game'), 1),
    SystemGovernment: since('2.2.02', from(governmentTokens, 'internal name of the government')),
    SystemGovernment_Localised: optional(text('the government, as shown in game'), 1),
    SystemSecurity: since('2.2.02', from(securityLevelList, 'internal name of the security level')),
    SystemSecurity_Localised: optional(text('the security level, as shown in game'), 1),
    Population: since('2.4', integer('population of the system')),
    Body: text('name of the nearest body, or of the station'),
    BodyID: since('3.0', id('ID of that body within the system')),
    BodyType: since('2.2 (Beta 5)', from(bodyTypeList, 'type of that body')),
    ControllingPower: since('4.0.0.1900', optional(from(powerNames, 'the power that controls the system'), 0.031)),
    Powers: optional(
      list(
        from(powerNames, ''),
        'powers active in the system; written if the player is pledged and the system is involved in Powerplay',
      ),
      0.139,
    ),
    PowerplayState: optional(from(powerplayStateList, 'Powerplay state of the system'), 0.139),
    PowerplayStateControlProgress: since(
      '4.1.0.200',
      optional(number('control progress within the current state'), 0.023),
    ),
    PowerplayStateReinforcement: since('4.1.0.200', optional(integer('merits earned by reinforcement'), 0.023)),
    PowerplayStateUndermining: since('4.1.0.200', optional(integer('merits earned by undermining'), 0.023)),
    PowerplayConflictProgress: optional(
      list(ContendingPower, 'the contending powers; only while the system is unoccupied'),
      0.006,
    ),
    ThargoidWar: since('4.0.0.1500', optional(object(ThargoidWar, 'the Thargoid war in the system'), 0.013)),
    Factions: since('2.3', optional(list(Faction, 'the factions present in the system'), 0.617)),
    SystemFaction: optional(object(ControllingFaction, 'the faction that controls the system'), 0.626),
    Conflicts: since('3.4', optional(list(Conflict, 'conflicts between factions in the system'), 0.218)),
    Allegiance: until('2.2', text('superpower the system is aligned with')),
    Economy: until('2.2', text('main economy')),
    Economy_Localised: until('2.2', text('main economy, as shown in game')),
    Government: until('2.2', text('government of the system')),
    Government_Localised: until('2.2', text('government, as shown in game')),
    Security: until('2.2', text('security level of the system')),
    Security_Localised: until('2.2', text('security level, as shown in game')),
    Faction: until('2.2', text('the faction in control of the system')),
    FactionState: until('2.4', text('state of that faction')),
  }),
  {
    evidence: observed(2_707),
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
