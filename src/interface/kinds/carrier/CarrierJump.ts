import { allegianceNames, economyTokens, governmentTokens, powerNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import {
  boolean,
  declared,
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

export const CarrierJump = kind(
  'CarrierJump',
  'a carrier jumps to another system with the player on board',
  () => ({
    Docked: boolean('the player is in a ship docked at the carrier'),
    StationName: optional(text('callsign of the carrier'), 0.763),
    StationType: optional(from(stationTypeList, 'type of station'), 0.763),
    MarketID: optional(id("ID of the carrier's market"), 0.763),
    StationFaction: optional(object(ControllingFaction, 'the faction that runs the carrier'), 0.763),
    StationGovernment: optional(from(governmentTokens, "internal name of the carrier's government"), 0.763),
    StationGovernment_Localised: optional(text("the carrier's government, as shown in game"), 0.763),
    StationServices: optional(list(from(stationServices, ''), 'what the carrier offers'), 0.763),
    StationEconomy: optional(from(economyTokens, "internal name of the carrier's economy"), 0.763),
    StationEconomy_Localised: optional(text("the carrier's economy, as shown in game"), 0.763),
    StationEconomies: optional(list(EconomyShare, 'the economies of the carrier'), 0.763),
    Taxi: since('4.0', optional(boolean('the player is in a taxi'), 0.748)),
    Multicrew: since('4.0', optional(boolean("the player is in another player's ship"), 0.748)),
    Wanted: declared(boolean('the player is wanted in the system')),
    OnFoot: optional(boolean('the player is on foot; omitted if not'), 0.237),
    StarSystem: text('name of the destination system'),
    SystemAddress: id('address of the system'),
    StarPos: position('x, y and z coordinates of the system, in light-years relative to the origin system'),
    SystemAllegiance: orEmpty(from(allegianceNames, 'superpower the system is aligned with; may be empty')),
    SystemEconomy: from(economyTokens, 'internal name of the main economy'),
    SystemEconomy_Localised: optional(text('the main economy, as shown in game'), 1),
    SystemSecondEconomy: from(economyTokens, 'internal name of the second economy'),
    SystemSecondEconomy_Localised: optional(text('the second economy, as shown in game'), 1),
    SystemGovernment: from(governmentTokens, 'internal name of the government'),
    SystemGovernment_Localised: optional(text('the government, as shown in game'), 1),
    SystemSecurity: from(securityLevelList, 'internal name of the security level'),
    SystemSecurity_Localised: optional(text('the security level, as shown in game'), 1),
    Population: integer('population of the system'),
    Body: text('name of the body the carrier arrived at'),
    BodyID: id('ID of that body within the system'),
    BodyType: from(bodyTypeList, 'type of that body'),
    ControllingPower: since('4.0.0.1900', optional(from(powerNames, 'the power that controls the system'), 0.052)),
    Powers: optional(list(from(powerNames, ''), 'powers active in the system'), 0.096),
    PowerplayState: optional(from(powerplayStateList, 'Powerplay state of the system'), 0.096),
    PowerplayStateControlProgress: since(
      '4.1.0.200',
      optional(number('control progress within the current state'), 0.03),
    ),
    PowerplayStateReinforcement: since('4.1.0.200', optional(integer('merits earned by reinforcement'), 0.03)),
    PowerplayStateUndermining: since('4.1.0.200', optional(integer('merits earned by undermining'), 0.03)),
    PowerplayConflictProgress: optional(
      list(ContendingPower, 'the contending powers; only while the system is unoccupied'),
      0.007,
    ),
    Factions: optional(list(Faction, 'the factions present in the system'), 0.296),
    SystemFaction: optional(object(ControllingFaction, 'the faction that controls the system'), 0.296),
    Conflicts: optional(list(Conflict, 'conflicts between factions in the system'), 0.111),
    ThargoidWar: since('4.0.0.1500', optional(object(ThargoidWar, 'the Thargoid war in the system'), 0.015)),
  }),
  {
    evidence: observed(135, { since: '3.7' }),
    summary: [
      mention('StarSystem'),
      mention('Body'),
      mention('StationName', 'on #'),
      alarm('Wanted', 'wanted'),
      when('OnFoot', 'on foot'),
      mention('ThargoidWar.CurrentState', '#', { alarm: true }),
    ],
  },
);
