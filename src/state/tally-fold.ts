/** What the lines of a session add up to. */
import type { Members } from '../interface/object-rule.js';
import { forKinds, type Updates } from './fold.js';
import { addressFrom, idFrom, nameFrom, numberFrom, objectsFrom } from './fold-fields.js';
import { type CurrentSystem, type JournalState, unknownState } from './journal-state.js';
import { isAboardCarrier } from './place.js';
import { remember } from './remember.js';

/** Seen before the docking of the same line. */
export const tallyUpdates: Updates = {
  LoadGame: (state) => {
    const { bodies, explored, lifeForms } = state.tally;
    state.tally = { ...unknownState().tally, bodies, explored, lifeForms };
  },
  StartJump: ({ tally }, { JumpType }) => {
    if (JumpType === 'Hyperspace') tally.signals = {};
  },
  FSDJump: (state, event) => {
    state.tally.jumps++;
    arrive(state, event);
  },
  Docked: docked,
  Location: arriveDocked,
  CarrierJump: (state, event) => {
    if (isAboardCarrier(event)) arriveDocked(state, event);
  },
  FSSSignalDiscovered: (state, event) => {
    const key = keyIn(event, state.system);
    state.tally.signals[key] = (state.tally.signals[key] ?? 0) + 1;
  },
  Scan: (state, event) => {
    const { bodies } = state.tally;
    const key = keyIn(event, state.system);
    if (!Object.hasOwn(bodies, key)) remember(bodies, key, []);
    addName(bodies[key] as string[], event.BodyName);
  },
  FSSAllBodiesFound: ({ tally }, { SystemName }) => addName(tally.explored, SystemName),
  ScanOrganic: ({ tally }, { ScanType, Species }) => {
    if (ScanType === 'Analyse') addName(tally.lifeForms, Species);
  },
  Bounty: ({ tally }, { TotalReward, Reward }) => {
    tally.bounties += numberFrom(TotalReward) ?? numberFrom(Reward) ?? 0;
  },
  MissionCompleted: ({ tally, missions }, event) => {
    const accepted = missions?.[idFrom(event.MissionID) ?? '']?.fields;
    const target = event.TargetFaction ?? accepted?.TargetFaction;
    // The game leaves out the name of the faction that the mission was for or against.
    const names = objectsFrom(event.FactionEffects).map((each) => nameFrom(each?.Faction) ?? nameFrom(target));
    tally.influenced = [...new Set(names.filter((name) => name !== undefined))];
  },
  ...forKinds(['Died', 'Resurrect', 'JoinACrew', 'QuitACrew'], ({ tally }) => {
    tally.signals = {};
    tally.factions = [];
  }),
};

/** By its address; in journals before 2018 by its name. */
export function keyOfSystem(system: Pick<CurrentSystem, 'name' | 'address'> | undefined): string {
  return String(system?.address ?? system?.name);
}

function keyIn({ SystemAddress }: Members, system: CurrentSystem | undefined): string {
  return String(addressFrom(SystemAddress) ?? keyOfSystem(system));
}

function docked({ tally, docking }: JournalState): void {
  if (docking?.docked !== true) tally.dockings++;
}

function arriveDocked(state: JournalState, event: Members): void {
  arrive(state, event);
  if (event.Docked === true) docked(state);
}

function arrive({ tally }: JournalState, event: Members): void {
  const key = String(addressFrom(event.SystemAddress) ?? nameFrom(event.StarSystem));
  tally.signals = Object.hasOwn(tally.signals, key) ? { [key]: tally.signals[key] as number } : {};
  tally.factions = objectsFrom(event.Factions).flatMap((each) => nameFrom(each?.Name) ?? []);
}

function addName(names: string[], value: unknown): void {
  const name = nameFrom(value);
  if (name !== undefined && !names.includes(name)) names.push(name);
}
