import { encodeFlags } from '../../interface/flag-tables.js';
import { lineReference } from './session-phrases.js';
import type { SessionRule } from './session-rule.js';
import { hasFlag, inOwnShip, secondsSince } from './status-facts.js';

/** No ship leaves its pad sooner than this after docking. */
const secondsOnThePad = 10;

const Flags = encodeFlags(['Docked', 'InMainShip']);
const docked = { timestamp: '2026-11-14T20:41:05Z', event: 'Status', Flags };

export const statusDockedRule: SessionRule = {
  id: 'status/docked',
  says: 'bit 0 of Flags is set while the ship is docked, and not after it has left',
  reason:
    'Status and the journal describe the same ship. Tools open the station screen by one and fill it from the other.',
  reads: { Status: ['Flags', 'Flags2'] },
  check: (event, state, fileType) => {
    const { here, journal } = state;
    const { docking } = journal;
    const seconds = docking && secondsSince(docking.where.timestamp, event, state);
    const says = hasFlag(event, 'Docked');
    if (!docking || seconds === undefined || !inOwnShip(event) || says === docking.docked) return [];
    // Within the same second the file may be older than the event. After a jump it cannot be: no pad is near.
    if (seconds === 0 && fileType === 'companion' && docking.by !== 'FSDJump') return [];
    if (docking.docked && seconds > secondsOnThePad) return [];
    const recorded = `${docking.by} at ${lineReference(docking.where, here)}`;
    const message = says
      ? `bit 0 of Flags says docked, but the journal last recorded ${recorded}, and no Docked since`
      : `bit 0 of Flags says not docked, but the journal recorded ${recorded}, ${seconds} s earlier`;
    const [expected, found] = says ? ['bit 0 not set', 'bit 0 set'] : ['bit 0 set', 'bit 0 not set'];
    return [{ pointer: '/Flags', expected, found, message }];
  },
  good: { journal: [{ timestamp: '2026-11-14T20:41:00Z', event: 'Docked' }], companions: [docked] },
  bad: { journal: [{ timestamp: '2026-11-14T20:41:00Z', event: 'FSDJump' }], companions: [docked] },
};
