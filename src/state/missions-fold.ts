/** The missions, and where each can be handed in. */
import type { Members } from '../interface/object-rule.js';
import type { Updates } from './fold.js';
import { idFrom, nameFrom, numberFrom, objectsFrom, secondsFrom, timeFrom } from './fold-fields.js';
import type { JournalState, Mission, Where } from './journal-state.js';
import { remember } from './remember.js';

export const missionUpdates: Updates = {
  MissionAccepted: accepted,
  MissionRedirected: redirected,
  MissionCompleted: ended,
  MissionFailed: ended,
  MissionAbandoned: ended,
  Bounty: ({ missions }, { VictimFaction }) => countKill(missions, nameFrom(VictimFaction)),
  FactionKillBond: ({ missions }, { VictimFaction }) => countKill(missions, nameFrom(VictimFaction)),
  // A murder may be the aim of the mission; the line does not always name the faction of the victim.
  CommitCrime: ({ missions }) => countKill(missions, undefined),
};

/** The list at start-up: what is not in it is over. */
export const missionListUpdates: Updates = {
  Missions: (state, event, where) => {
    const missionsIn = (entries: unknown, facts: Partial<Mission> = {}) =>
      objectsFrom(entries).flatMap((entry) => {
        const id = idFrom(entry?.MissionID);
        if (!entry || id === undefined) return [];
        return [[id, state.missions?.[id] ?? { ...listed(entry, event, where), ...facts }] as const];
      });
    // Those that are complete can still be handed in.
    const complete = missionsIn(event.Complete, { expiry: undefined, redirected: true });
    state.missions = Object.fromEntries([...missionsIn(event.Active), ...complete]);
  },
};

function accepted(state: JournalState, event: Members, where: Where): void {
  const id = idFrom(event.MissionID);
  if (id === undefined) return;
  const system = state.system?.name;
  const station = state.station?.name;
  const kills = numberFrom(event.KillCount) ?? 0;
  remember((state.missions ??= {}), id, {
    fields: plainFields(event),
    where,
    faction: nameFrom(event.Faction),
    expiry: timeFrom(event.Expiry),
    systems: system === undefined ? undefined : [system, nameFrom(event.DestinationSystem) ?? system],
    stations:
      station === undefined
        ? undefined
        : withPlace(withPlace([station], event.DestinationStation), event.DestinationSettlement),
    // The kills of other members of a wing are not in this journal.
    targets: kills > 0 && event.Wing !== true ? nameFrom(event.TargetFaction) : undefined,
    kills: 0,
    ended: undefined,
  });
}

function listed(entry: Members, { timestamp }: Members, where: Where): Mission {
  const left = numberFrom(entry.Expires) ?? 0;
  const end = new Date(((secondsFrom(timestamp) ?? NaN) + left) * 1000);
  return {
    fields: plainFields(entry),
    where,
    faction: undefined,
    // 0 means that it never expires. The end may be beyond the range of Date.
    expiry: left > 0 && !Number.isNaN(end.getTime()) ? end.toISOString() : undefined,
    systems: undefined,
    stations: undefined,
    targets: undefined,
    kills: 0,
    ended: undefined,
  };
}

const plainTypes: ReadonlySet<string> = new Set(['string', 'number', 'boolean']);

/** Without lists, and without ids that are bigints, which JSON does not have. */
function plainFields(event: Members): Members {
  return Object.fromEntries(Object.entries(event).filter(([, value]) => plainTypes.has(typeof value)));
}

/** The places, and one more if it has a name. */
function withPlace(places: readonly string[], value: unknown): readonly string[] {
  const name = nameFrom(value);
  return name === undefined ? places : [...places, name];
}

function redirected({ missions }: JournalState, event: Members): void {
  const mission = missions?.[idFrom(event.MissionID) ?? ''];
  if (!mission) return;
  const { NewDestinationSystem, NewDestinationStation } = event;
  mission.fields = {
    ...mission.fields,
    ...(nameFrom(NewDestinationSystem) !== undefined && { DestinationSystem: NewDestinationSystem }),
    ...(nameFrom(NewDestinationStation) !== undefined && { DestinationStation: NewDestinationStation }),
  };
  mission.redirected = true;
  // What others have killed has no line.
  mission.kills = Math.max(mission.kills, numberFrom(mission.fields.KillCount) ?? 0);
  mission.systems &&= withPlace(mission.systems, NewDestinationSystem);
  mission.stations &&= withPlace(mission.stations, NewDestinationStation);
}

function ended({ missions }: JournalState, event: Members, where: Where): void {
  const mission = missions?.[idFrom(event.MissionID) ?? ''];
  if (mission) mission.ended = where;
}

/** Counts for all missions against a faction; if it is not known, for all. */
function countKill(missions: JournalState['missions'], victims: string | undefined): void {
  for (const mission of Object.values(missions ?? {})) {
    const isTarget = victims === undefined || victims === mission.targets;
    if (mission.targets !== undefined && isTarget) mission.kills++;
  }
}
