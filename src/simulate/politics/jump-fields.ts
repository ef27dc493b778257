/** The political fields of FSDJump and Location. */

import { displayNameOf } from '../../game/localised.js';
import { economyTerm, governmentTerm, securityTerm, unlistedRulers } from '../../game/political-vocabulary.js';
import type { StarSystem } from '../../game/star-system.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import type {
  Conflict,
  ConflictParty,
  ControllingFaction,
  Faction as FactionFields,
  ThargoidWar as ThargoidWarOfEvent,
  TrendingState as TrendingStateFields,
} from '../../interface/types/game-events.js';
import type { EventFields } from '../event-fields.js';
import type { TrendingState } from './faction-condition.js';
import type { FactionConflict } from './faction-conflicts.js';
import { happinessWeights } from './politics-table.js';
import type { Faction, SystemFactions } from './system-factions.js';
import type { Powerplay } from './system-powers.js';
import type { ThargoidWar } from './thargoid-war.js';

type LocationFields = EventFields<'Location'>;

/** The political fields of FSDJump and Location. */
export type JumpPoliticsFields = SystemPoliticsFields & SystemFactionsFields & PowerplayFields & ThargoidWarFields;

type SystemPoliticsFields = Pick<
  LocationFields,
  | 'SystemAllegiance'
  | 'SystemEconomy'
  | 'SystemEconomy_Localised'
  | 'SystemSecondEconomy'
  | 'SystemSecondEconomy_Localised'
  | 'SystemGovernment'
  | 'SystemGovernment_Localised'
  | 'SystemSecurity'
  | 'SystemSecurity_Localised'
  | 'Population'
>;
type SystemFactionsFields = Pick<LocationFields, 'Factions' | 'SystemFaction' | 'Conflicts'>;
type PowerplayFields = Pick<
  LocationFields,
  | 'Powers'
  | 'PowerplayState'
  | 'ControllingPower'
  | 'PowerplayStateControlProgress'
  | 'PowerplayStateReinforcement'
  | 'PowerplayStateUndermining'
  | 'PowerplayConflictProgress'
>;
type ThargoidWarFields = Pick<LocationFields, 'ThargoidWar'>;

export function systemPoliticsFields(system: StarSystem): SystemPoliticsFields {
  const settled = system.population > 0;
  const [SystemEconomy, SystemEconomy_Localised] = economyTerm(settled ? system.economy : '');
  const [SystemSecondEconomy, SystemSecondEconomy_Localised] = economyTerm(settled ? system.secondEconomy : '');
  const [SystemGovernment, SystemGovernment_Localised] = governmentTerm(settled ? system.government : '');
  const [SystemSecurity, SystemSecurity_Localised] = securityTerm(settled ? system.security : 'anarchy');
  return {
    SystemAllegiance: settled ? system.allegiance || 'Independent' : foreign(system.allegiance),
    SystemEconomy,
    SystemEconomy_Localised,
    SystemSecondEconomy,
    SystemSecondEconomy_Localised,
    SystemGovernment,
    SystemGovernment_Localised,
    SystemSecurity,
    SystemSecurity_Localised,
    Population: system.population,
  };
}

/** In unpopulated systems only Thargoids and Guardians can be the allegiance. */
function foreign(allegiance: string): string {
  return allegiance === 'Thargoid' || allegiance === 'Guardian' ? allegiance : '';
}

/** The commander's relation to a faction. */
export interface FactionTie {
  readonly reputation: number;
  /** Set for the faction of the squadron. */
  readonly squadron?: { readonly home: boolean; readonly happiest: boolean } | undefined;
}

export function systemFactionsFields(
  society: SystemFactions,
  ruler: string,
  tieOf: (faction: string) => FactionTie,
  dialect: Dialect,
): SystemFactionsFields {
  const { factions, conflicts } = society;
  if (factions.length === 0) return {};
  const ruling = factions.find(({ resident }) => resident.name === ruler);
  return {
    Factions: factions
      .filter(isListed[dialect])
      .map((faction) => factionFields(faction, tieOf(faction.resident.name), dialect)),
    ...(ruling && { SystemFaction: controllingFields(ruler, ruling.state) }),
    ...(conflicts.length > 0 && { Conflicts: conflicts.map((each) => conflictFields(each, factions, dialect)) }),
  };
}

const isListed: Readonly<Record<Dialect, (faction: Faction) => boolean>> = {
  spec: () => true,
  game: ({ resident }) => !unlistedRulers.has(resident.name),
};

/** A controlling faction: the state None is omitted. */
export function controllingFields(name: string, state: string): ControllingFaction {
  return state === 'None' ? { Name: name } : { Name: name, FactionState: state };
}

/** Every jump has many of them: avoids objects made only to be spread. */
function factionFields(faction: Faction, { reputation, squadron }: FactionTie, dialect: Dialect): FactionFields {
  const { resident, condition } = faction;
  const { pending, recovering, active } = condition;
  const fields: FactionFields = {
    Name: resident.name,
    FactionState: faction.state,
    Government: resident.government,
    Influence: faction.influence,
    Allegiance: resident.allegiance,
    MyReputation: reputation,
    ...happinessFields[dialect](faction),
  };
  if (squadron) fields.SquadronFaction = true;
  if (squadron?.happiest) fields.HappiestSystem = true;
  if (squadron?.home) fields.HomeSystem = true;
  if (pending.length > 0) fields.PendingStates = pending.map(trendingFields);
  if (recovering.length > 0) fields.RecoveringStates = recovering.map(trendingFields);
  if (active.length > 0) fields.ActiveStates = active.map((State) => ({ State }));
  return fields;
}

function trendingFields({ state, trend }: TrendingState): TrendingStateFields {
  return { State: state, Trend: trend };
}

type HappinessFields = Pick<FactionFields, 'Happiness' | 'Happiness_Localised'>;

const happinessFields: Readonly<Record<Dialect, (faction: Faction) => HappinessFields>> = {
  spec: happinessBandFields,
  // The game leaves the happiness of a retreating faction empty.
  game: (faction) => (isLeaving(faction) ? { Happiness: '' } : happinessBandFields(faction)),
};

function isLeaving({ condition, influence }: Faction): boolean {
  return condition.active.includes('Retreat') || influence === 0;
}

function happinessBandFields({ condition }: Faction): HappinessFields {
  const band = Object.keys(happinessWeights).indexOf(condition.happiness) + 1;
  return { Happiness: `$Faction_HappinessBand${band};`, Happiness_Localised: condition.happiness };
}

const statuses = { pending: 'pending', active: 'active', ended: '' } as const;

function conflictFields(
  { type, phase, pair, won, stakes }: FactionConflict,
  factions: readonly Faction[],
  dialect: Dialect,
): Conflict {
  const side = (index: 0 | 1): ConflictParty => ({
    Name: (factions[pair[index]] as Faction).resident.name,
    ...stakeFields[dialect](stakes[index]),
    WonDays: won[index],
  });
  return { WarType: type, Status: statuses[phase], Faction1: side(0), Faction2: side(1) };
}

const stakeFields: Readonly<Record<Dialect, (stake: string) => Pick<ConflictParty, 'Stake' | 'Stake_Localised'>>> = {
  spec: (stake) => {
    const shown = displayNameOf(stake);
    return { Stake: stake, ...(shown !== undefined && { Stake_Localised: shown }) };
  },
  // The game has never been seen to localise a stake.
  game: (stake) => ({ Stake: displayNameOf(stake) ?? stake }),
};

export function powerplayFields(powerplay: Powerplay): PowerplayFields {
  const { state, powers, controlling, contenders } = powerplay;
  return {
    Powers: powers,
    PowerplayState: state,
    ...(controlling !== undefined && {
      ControllingPower: controlling,
      PowerplayStateControlProgress: powerplay.progress,
      PowerplayStateReinforcement: powerplay.reinforcement,
      PowerplayStateUndermining: powerplay.undermining,
    }),
    ...(contenders.length > 0 && {
      PowerplayConflictProgress: contenders.map(([Power, ConflictProgress]) => ({ Power, ConflictProgress })),
    }),
  };
}

export function thargoidWarFields(war: ThargoidWar, dialect: Dialect): ThargoidWarFields {
  const states = warStates[dialect](war);
  if (!states) return {};
  const { progress, ports, days } = war;
  return {
    ThargoidWar: {
      ...states,
      SuccessStateReached: progress >= 1,
      WarProgress: progress,
      RemainingPorts: ports,
      ...(days !== undefined && { EstimatedRemainingTime: `${days} Days` }),
    },
  };
}

type WarStates = Pick<ThargoidWarOfEvent, 'CurrentState' | 'NextStateSuccess' | 'NextStateFailure'>;

const warStates: Readonly<Record<Dialect, (war: ThargoidWar) => WarStates | undefined>> = {
  spec: ({ state, success, failure }) =>
    state === 'peace'
      ? undefined
      : {
          CurrentState: state,
          ...(success && { NextStateSuccess: success }),
          ...(failure && { NextStateFailure: failure }),
        },
  // The game writes an empty state where there is no war, or will be none.
  game: ({ state, success, failure }) => ({
    CurrentState: state === 'peace' ? '' : state,
    NextStateSuccess: success ?? '',
    NextStateFailure: failure ?? '',
  }),
};
