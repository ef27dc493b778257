/** Politics as a jump tells it. */
import type { Dialect } from '../../spec/dialect.js';
import type { StarSystem } from '../galaxy/system.js';
import type { Trending } from './condition.js';
import type { Conflict } from './conflict.js';
import type { Powerplay } from './powerplay.js';
import type { Faction, Society } from './society.js';
import { moods } from './states.js';
import type { War } from './thargoid-war.js';
import { economyTerm, governmentTerm, securityTerm, shownName } from './vocabulary.js';

type Members = Record<string, unknown>;

export function systemMembers(system: StarSystem): Members {
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

/** Where nobody lives only those who are not people can have a say. */
function foreign(allegiance: string): string {
  return allegiance === 'Thargoid' || allegiance === 'Guardian' ? allegiance : '';
}

/** What a commander has to do with a faction. */
export interface Tie {
  readonly reputation: number;
  /** Of the faction the squadron is aligned to. */
  readonly squadron?: { readonly home: boolean; readonly happiest: boolean } | undefined;
}

export function societyMembers(
  society: Society,
  ruler: string,
  tieOf: (faction: string) => Tie,
  dialect: Dialect,
): Members {
  const { factions, conflicts } = society;
  if (factions.length === 0) return {};
  const ruling = factions.find(({ resident }) => resident.name === ruler);
  return {
    Factions: factions.map((faction) => factionMembers(faction, tieOf(faction.resident.name), dialect)),
    ...(ruling && { SystemFaction: controllingMembers(ruler, ruling.state) }),
    ...(conflicts.length > 0 && { Conflicts: conflicts.map((each) => conflictMembers(each, factions, dialect)) }),
  };
}

/** A faction in control: its state stands only if there is something to tell. */
export function controllingMembers(name: string, state: string): Members {
  return state === 'None' ? { Name: name } : { Name: name, FactionState: state };
}

/** There are many of them in every jump, hence no objects that are only made to be spread. */
function factionMembers(faction: Faction, { reputation, squadron }: Tie, dialect: Dialect): Members {
  const { resident, condition } = faction;
  const { pending, recovering, active } = condition;
  const members: Members = {
    Name: resident.name,
    FactionState: faction.state,
    Government: resident.government,
    Influence: faction.influence,
    Allegiance: resident.allegiance,
    MyReputation: reputation,
  };
  Object.assign(members, happinessMembers[dialect](faction));
  if (squadron) members.SquadronFaction = true;
  if (squadron?.happiest) members.HappiestSystem = true;
  if (squadron?.home) members.HomeSystem = true;
  if (pending.length > 0) members.PendingStates = pending.map(trendingMembers);
  if (recovering.length > 0) members.RecoveringStates = recovering.map(trendingMembers);
  if (active.length > 0) members.ActiveStates = active.map((State) => ({ State }));
  return members;
}

function trendingMembers({ state, trend }: Trending): Members {
  return { State: state, Trend: trend };
}

const happinessMembers: Readonly<Record<Dialect, (faction: Faction) => Members>> = {
  spec: moodMembers,
  // The game says nothing of the mood of a faction on its way out.
  game: (faction) => (isLeaving(faction) ? { Happiness: '' } : moodMembers(faction)),
};

function isLeaving({ condition, influence }: Faction): boolean {
  return condition.active.includes('Retreat') || influence === 0;
}

function moodMembers({ condition }: Faction): Members {
  const band = moods.findIndex(([word]) => word === condition.mood) + 1;
  return { Happiness: `$Faction_HappinessBand${band};`, Happiness_Localised: condition.mood };
}

const statuses = { pending: 'pending', active: 'active', ended: '' } as const;

function conflictMembers({ type, phase, pair, won, stakes }: Conflict, factions: readonly Faction[], dialect: Dialect) {
  const side = (index: 0 | 1) => ({
    Name: (factions[pair[index]] as Faction).resident.name,
    ...stakeMembers[dialect](stakes[index]),
    WonDays: won[index],
  });
  return { WarType: type, Status: statuses[phase], Faction1: side(0), Faction2: side(1) };
}

const stakeMembers: Readonly<Record<Dialect, (stake: string) => Members>> = {
  spec: (stake) => {
    const shown = shownName(stake);
    return { Stake: stake, ...(shown !== undefined && { Stake_Localised: shown }) };
  },
  // The game has never been seen to translate a stake.
  game: (stake) => ({ Stake: shownName(stake) ?? stake }),
};

export function powerplayMembers(powerplay: Powerplay): Members {
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

export function warMembers(war: War, dialect: Dialect): Members {
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

const warStates: Readonly<Record<Dialect, (war: War) => Members | undefined>> = {
  spec: ({ state, success, failure }) =>
    state === 'peace'
      ? undefined
      : {
          CurrentState: state,
          ...(success && { NextStateSuccess: success }),
          ...(failure && { NextStateFailure: failure }),
        },
  // The game has an empty state where the war is not, or will not be.
  game: ({ state, success = '', failure = '' }) => ({
    CurrentState: state === 'peace' ? '' : state,
    NextStateSuccess: success,
    NextStateFailure: failure,
  }),
};
