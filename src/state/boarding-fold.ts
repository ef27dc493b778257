/** Boarding the ship, after which the game describes it again, and leave to dock. */
import { forKinds, type Update, type Updates } from './fold.js';

/** Kinds that only a ship in flight, or one that begins it, writes. */
export const flightKinds = ['Liftoff', 'Undocked', 'SupercruiseEntry', 'FSDJump', 'LaunchSRV'] as const;

const boarded: Update = (state, { event }, where) => {
  state.boarded = { by: String(event), where };
};

export const boardingUpdates: Updates = {
  DockSRV: boarded,
  Embark: (state, event, where) => {
    const { SRV, Taxi, Multicrew } = event;
    if (SRV === false && Taxi === false && Multicrew === false) boarded(state, event, where);
  },
  ...forKinds(['Loadout', 'LoadGame', 'Disembark', 'Died', 'Resurrect', ...flightKinds], (state) => {
    state.boarded = undefined;
  }),
};

export const clearanceUpdates: Updates = {
  DockingGranted: clear(true),
  ...forKinds(['DockingCancelled', 'DockingTimeout', 'FSDJump'], clear(false)),
  Undocked: (state) => {
    // One that has left already may have leave to dock again.
    if (state.docking?.docked !== false) state.clearance = false;
  },
  ...forKinds(
    ['Docked', 'LoadGame', 'Location', 'Died', 'Resurrect', 'JoinACrew', 'QuitACrew', 'BookTaxi', 'BookDropship'],
    clear(undefined),
  ),
};

function clear(clearance: boolean | undefined): Update {
  return (state) => {
    state.clearance = clearance;
  };
}
