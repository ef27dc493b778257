import type { Status } from './status-event.js';

/** Fuel and place change all the time and wait for their turn. */
const drifting: ReadonlySet<string> = new Set(['timestamp', 'Fuel', 'Latitude', 'Longitude', 'Altitude']);

/** Whether a Status is worth telling at once. Lists and objects in it are the same ones for as long as nothing changes. */
export function hasStatusChanged(status: Status, previous: Status | undefined): boolean {
  return !previous || differsFrom(status, previous) || differsFrom(previous, status);
}

/** Whether a Status has a member that is not the same in another one. */
function differsFrom<Fields extends Status>(status: Fields, other: Fields): boolean {
  for (const name in status) if (status[name] !== other[name] && !drifting.has(name)) return true;
  return false;
}
