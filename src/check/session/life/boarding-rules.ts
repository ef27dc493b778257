/** Rules about lines that come before or after others when a ship is boarded or docks. */
import { flightKinds } from '../../../state/boarding-fold.js';
import { lineReference } from '../session-phrases.js';
import { noFindings, type SessionRule } from '../session-rule.js';

const embark = { timestamp: '2026-11-14T20:41:00Z', event: 'Embark', SRV: false, Taxi: false, Multicrew: false };
const loadout = { timestamp: '2026-11-14T20:41:00Z', event: 'Loadout', CargoCapacity: 64 };
const liftoff = { timestamp: '2026-11-14T20:42:00Z', event: 'Liftoff', PlayerControlled: true };

export const boardedLoadoutRule: SessionRule = {
  id: 'embark/loadout',
  severity: 'note',
  says: 'a Loadout follows when the player boards their ship, on foot or in an SRV',
  reason:
    'The game describes the ship again in the same second. Tools take it as the sign that the player is back in the ship. Of more than a thousand boardings two lacked it. Before 4.0 none was written.',
  since: '4.0',
  reads: Object.fromEntries(flightKinds.map((kind) => [kind, ['Taxi', 'Multicrew']])),
  check: (event, state) => {
    const { boarded } = state.journal;
    if (!boarded || event.Taxi === true || event.Multicrew === true) return noFindings;
    const message = `the player boarded the ship at ${lineReference(boarded.where, state.here)} (${boarded.by}), but no Loadout followed before this ${String(event.event)}`;
    return [{ pointer: '/event', expected: `Loadout after ${boarded.by}`, found: String(event.event), message }];
  },
  good: { journal: [embark, loadout, liftoff] },
  bad: { journal: [embark, liftoff] },
};

const undocked = { timestamp: '2026-11-14T20:41:00Z', event: 'Undocked', StationName: 'Galileo' };
const granted = { timestamp: '2026-11-14T20:55:00Z', event: 'DockingGranted', StationName: 'Galileo' };
const docked = { timestamp: '2026-11-14T20:57:00Z', event: 'Docked', StationName: 'Galileo' };

export const dockingGrantedRule: SessionRule = {
  id: 'docked/granted',
  says: 'a ship docks after DockingGranted',
  reason:
    'No pad takes a ship without leave, and a leave that was cancelled or ran out is none. Tools show the pad that DockingGranted names.',
  reads: { Docked: ['Taxi', 'Multicrew'] },
  check: (event, { journal: { clearance, recordsAllKinds } }) => {
    if (clearance !== false || !recordsAllKinds || event.Taxi === true || event.Multicrew === true) return noFindings;
    const message = 'the ship is docked, but no DockingGranted was recorded since it left the last station';
    return [{ pointer: '/event', expected: 'DockingGranted before', found: 'none', message }];
  },
  good: { journal: [header(), undocked, granted, docked] },
  bad: { journal: [header(), undocked, docked] },
};

function header() {
  return { timestamp: '2026-11-14T20:40:00Z', event: 'Fileheader', part: 1 };
}
