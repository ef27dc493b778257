/** Open lists of what real lines hold, for fields of kinds outside the specification. */

import {
  blueprints,
  carrierCrewRoles,
  carrierDockingAccess,
  carrierTypes,
  combatRankNames,
  crewRoles,
  crimes,
  fighterLoadouts,
  genera,
  materialCategories,
  microResourceCategories,
  missionEffectSizes,
  missionTrends,
  passengerTypes,
  shipTypes,
  signalSourceTypes,
  srvTypes,
} from '../game/observed-vocabulary-table.js';
import { open } from './value-list.js';

export const srvTypesList = open<string>('SrvTypeName', 'the surface vehicles', srvTypes);

export const signalSourceTypesList = open<string>(
  'SignalSourceType',
  'the types of unidentified signal source',
  signalSourceTypes,
);

const isEffect = (name: string) => name.startsWith('special_');

export const blueprintsList = open<string>(
  'BlueprintName',
  'the blueprints of engineers',
  blueprints.filter((name) => !isEffect(name)),
);

export const experimentalEffectsList = open<string>(
  'ExperimentalEffectName',
  'the experimental effects of engineers',
  blueprints.filter(isEffect),
);

export const carrierCrewRolesList = open<string>('CarrierCrewRole', 'the posts on board a carrier', carrierCrewRoles);

export const carrierDockingAccessList = open<string>(
  'CarrierDockingAccess',
  'who may dock at a carrier',
  carrierDockingAccess,
  ['squadron'],
);

export const carrierTypesList = open<string>('CarrierTypeName', 'the types of carrier', carrierTypes);

export const combatRankNamesList = open<string>('CombatRankName', 'the combat ranks of pilots', combatRankNames);

export const crewRolesList = open<string>('CrewRoleName', 'what a crew member does', crewRoles, [
  'FighterCon',
  'FireCon',
]);

export const crimesList = open<string>('CrimeType', 'the crimes', crimes, [
  'disobeyPolice',
  'dockingMajorBlockingAirlock',
  'dockingMajorBlockingLandingPad',
  'dumpingNearStation',
  'fireInStation',
  'illegalCargo',
  'onFoot_breakingAndEntering',
  'onFoot_carryingIllegalData',
  'onFoot_carryingStolenGoods',
  'onFoot_damagingDefences',
  'onFoot_dataTransfer',
  'onFoot_eBreachUse',
  'onFoot_overchargeIntent',
  'onFoot_overchargedPort',
  'onFoot_theft',
  'onfoot_overchargedPort',
  'passengerWanted',
  'piracy',
  'shuttleDestruction',
]);

export const fighterLoadoutsList = open<string>(
  'FighterLoadoutName',
  'loadouts of fighters and surface vehicles',
  fighterLoadouts,
  ['two', 'stellar'],
);

export const generaList = open<string>('GenusName', 'the genera of organisms', genera);

export const materialCategoriesList = open<string>(
  'MaterialCategory',
  'the categories of engineering materials',
  materialCategories,
);

export const microResourceCategoriesList = open<string>(
  'MicroResourceCategory',
  'the categories of things carried on foot',
  microResourceCategories,
  ['Mission'],
);

export const missionEffectSizesList = open<string>(
  'MissionEffectSize',
  "size of a mission's effect, as plus signs",
  missionEffectSizes,
);

export const missionTrendsList = open<string>(
  'MissionTrend',
  "direction of a mission's effect, and whether it is good",
  missionTrends,
);

export const passengerTypesList = open<string>('PassengerTypeName', 'the types of passenger', passengerTypes);

export const shipTypesList = open<string>('ShipTypeName', 'the ships, with taxis and dropships', shipTypes, [
  'mediumtransport01',
  'smallcombat01_nx',
]);

export const missionTargetTypes = open('MissionTargetType', 'what kind of target a mission is against', [
  '$MissionUtil_FactionTag_Pirate;',
  '$MissionUtil_FactionTag_PirateLord;',
  '$MissionUtil_FactionTag_AIHumanoid;',
  '$MissionUtil_FactionTag_TerroristLeader;',
  '$MissionUtil_FactionTag_DeserterASS;',
  '$MissionUtil_FactionTag_Deserter;',
]);
