/**
 * Whether the events of a session can follow each other: no docking from supercruise, no leaving a ship
 * twice.
 */

type Line = Readonly<Record<string, unknown>> & { readonly event: string };

/** State that a kind requires, and the state after it. */
const places: Readonly<Record<string, readonly [from: string, to: string]>> = {
  Undocked: ['docked', 'space'],
  SupercruiseEntry: ['space', 'supercruise'],
  SupercruiseExit: ['supercruise', 'space'],
  DockingRequested: ['space', 'asking'],
  DockingGranted: ['asking', 'cleared'],
  DockingDenied: ['asking', 'space'],
  DockingCancelled: ['cleared', 'space'],
  DockingTimeout: ['cleared', 'space'],
  Docked: ['cleared', 'docked'],
  Touchdown: ['space', 'landed'],
  Liftoff: ['landed', 'space'],
  FSDJump: ['supercruise', 'supercruise'],
  Interdicted: ['supercruise', 'supercruise'],
};

const seats: Readonly<Record<string, readonly [from: string, to: string]>> = {
  Disembark: ['seated', 'afoot'],
  Embark: ['afoot', 'seated'],
  LaunchSRV: ['seated', 'driving'],
  DockSRV: ['driving', 'seated'],
};

const orbits: Readonly<Record<string, readonly [from: string, to: string]>> = {
  ApproachBody: ['far', 'near'],
  LeaveBody: ['near', 'far'],
};

/** Lines that cannot follow those before; a session starts docked, in the ship or on foot. */
export function wrongTurns(lines: Iterable<Line>): string[] {
  const wrong: string[] = [];
  const now = new Map([
    [places, 'docked'],
    [seats, 'seated'],
    [orbits, ''],
  ]);
  for (const line of lines) {
    for (const [table, state] of now) {
      const step = table[line.event];
      if (!step) continue;
      const [from, to] = step;
      // Taxis and others' ships get their pads without a line.
      const isGuest = line.Taxi === true || line.Multicrew === true;
      const needs = line.event === 'Docked' && isGuest ? 'space' : from;
      // Short walks from the SRV and back.
      if (line.SRV === true) continue;
      // The first relevant line shows whether a session starts near a body, or on foot.
      if (state !== needs && state !== '')
        wrong.push(`${String(line.timestamp)} ${line.event}: ${state}, and not ${needs}`);
      now.set(table, to);
    }
    if (line.event === 'LoadGame') now.set(places, '').set(seats, '');
  }
  return wrong;
}
