/** Boarding the ship, after which the game describes it again, and leave to dock. */
import type { Members } from '../../../interface/object-rule.js';
import type { SessionTracker } from '../session-tracker.js';
import { forKinds, type KindUpdate, type StateUpdate } from '../state-update.js';

const described: StateUpdate = {
  reads: [],
  update: ({ life }) => {
    life.boarded = undefined;
  },
};

/** Lines that only a ship in flight, or one that begins it, writes. */
export const flightKinds = ['Liftoff', 'Undocked', 'SupercruiseEntry', 'FSDJump', 'LaunchSRV'] as const;

export const boardingUpdates: readonly KindUpdate[] = [
  ['Embark', { reads: ['SRV', 'Taxi', 'Multicrew'], update: embarked }],
  ['DockSRV', { reads: [], update: boarded }],
  ...forKinds(['Loadout', 'LoadGame', 'Disembark', 'Died', 'Resurrect', ...flightKinds], described),
  ['DockingGranted', { reads: [], update: clear(true) }],
  ...forKinds(['DockingCancelled', 'DockingTimeout', 'Undocked', 'FSDJump'], { reads: [], update: clear(false) }),
  ...forKinds(
    ['Docked', 'LoadGame', 'Location', 'Died', 'Resurrect', 'JoinACrew', 'QuitACrew', 'BookTaxi', 'BookDropship'],
    {
      reads: [],
      update: clear(undefined),
    },
  ),
];

function embarked(state: SessionTracker, event: Members): void {
  const { SRV, Taxi, Multicrew } = event;
  if (SRV === false && Taxi === false && Multicrew === false) boarded(state, event);
}

function boarded({ life, here }: SessionTracker, { event }: Members): void {
  life.boarded = { by: String(event), where: here };
}

function clear(clearance: boolean | undefined): StateUpdate['update'] {
  return ({ life }) => {
    life.clearance = clearance;
  };
}
