/** The missions accepted in this launch of the game, and where each can be handed in. */
import type { Members } from '../../../interface/object-rule.js';
import { idFrom, nameFrom, numberFrom, timeFrom } from '../field-readers.js';
import type { SessionTracker } from '../session-tracker.js';
import { forKinds, type KindUpdate, type StateUpdate } from '../state-update.js';
import { type AcceptedMission, remember } from './life-state.js';

const destinations = ['DestinationSystem', 'DestinationStation', 'DestinationSettlement'];

export const missionUpdates: readonly KindUpdate[] = [
  [
    'MissionAccepted',
    {
      reads: ['MissionID', 'Faction', 'Expiry', 'Wing', 'KillCount', 'TargetFaction', ...destinations],
      update: accepted,
    },
  ],
  ['MissionRedirected', { reads: ['MissionID', 'NewDestinationSystem', 'NewDestinationStation'], update: redirected }],
  ['MissionCompleted', endUpdate()],
  ['MissionFailed', endUpdate()],
  ['MissionAbandoned', endUpdate()],
  ['Bounty', { reads: ['VictimFaction'], update: killed }],
  ['FactionKillBond', { reads: ['VictimFaction'], update: killed }],
  // A murder may be what the mission asked for; it names the victim and not always the faction.
  ['CommitCrime', { reads: [], update: (state) => countKill(state, undefined) }],
  ['Docked', { reads: ['StationName'], update: docked }],
  [
    'Location',
    { reads: ['StationName', 'Docked'], update: (state, event) => docked(state, event.Docked === true ? event : {}) },
  ],
  ...forKinds(['CarrierJump', 'Undocked', 'LoadGame'], { reads: [], update: (state) => docked(state, {}) }),
];

type Life = SessionTracker['life'];

function docked({ life }: SessionTracker, { StationName }: Members): void {
  life.station = nameFrom(StationName);
}

function accepted(state: SessionTracker, event: Members): void {
  const id = idFrom(event.MissionID);
  if (id === undefined) return;
  const { life } = state;
  const kills = numberFrom(event.KillCount) ?? 0;
  const system = state.currentSystem?.name;
  remember(life.missions, id, {
    where: state.here,
    faction: nameFrom(event.Faction),
    expiry: timeFrom(event.Expiry),
    systems: system === undefined ? undefined : [system, nameFrom(event.DestinationSystem) ?? system],
    stations:
      life.station === undefined
        ? undefined
        : withPlace(withPlace([life.station], event.DestinationStation), event.DestinationSettlement),
    // The kills of a wing are told to whoever made them.
    targets: kills > 0 && event.Wing !== true ? nameFrom(event.TargetFaction) : undefined,
    kills: 0,
  });
}

/** The places, and one more if it has a name. */
function withPlace(places: readonly string[], value: unknown): readonly string[] {
  const name = nameFrom(value);
  return name === undefined ? places : [...places, name];
}

function redirected({ life }: SessionTracker, event: Members): void {
  update(life, event, ({ systems, stations, ...mission }) => ({
    ...mission,
    systems: systems && withPlace(systems, event.NewDestinationSystem),
    stations: stations && withPlace(stations, event.NewDestinationStation),
  }));
}

function endUpdate(): StateUpdate {
  return {
    reads: ['MissionID'],
    update: (state, event) => update(state.life, event, (mission) => ({ ...mission, ended: state.here })),
  };
}

function update(life: Life, { MissionID }: Members, changed: (mission: AcceptedMission) => AcceptedMission): void {
  const id = idFrom(MissionID) ?? '';
  const mission = life.missions.get(id);
  if (mission) life.missions.set(id, changed(mission));
}

function killed(state: SessionTracker, { VictimFaction }: Members): void {
  countKill(state, nameFrom(VictimFaction));
}

/** Counts for all missions against a faction; if it is not known, for all. */
function countKill({ life }: SessionTracker, victims: string | undefined): void {
  for (const [id, mission] of life.missions) {
    const isTarget = victims === undefined || victims === mission.targets;
    if (mission.targets !== undefined && isTarget) life.missions.set(id, { ...mission, kills: mission.kills + 1 });
  }
}
