import { below } from '../finding.js';
import type { SessionRule } from './rule.js';
import { tellsOfSystems } from './told.js';
import { lineOf, named } from './wording.js';

const deciat = { StarSystem: 'Deciat', SystemAddress: 6681123623626 };
const sol = { StarSystem: 'Sol', SystemAddress: 10477373803 };

export const dockedSystem: SessionRule = {
  id: 'docked/system',
  severity: 'warning',
  says: 'a ship docks in the system it is in',
  reason:
    'Only a jump leads to another system. Tools store the station and its market under the system that Docked names.',
  reads: { Docked: [...tellsOfSystems.Docked, 'Multicrew'] },
  judge: (event, { place, here, told: [told] }) => {
    const { name, address } = told ?? {};
    if (!place || place.multicrew !== (event.Multicrew === true)) return [];
    // The same name under another address is told by the rule about addresses.
    const differs = name === undefined ? address !== undefined && address !== place.address : name !== place.name;
    if (!differs) return [];
    const found = name ?? String(address);
    return [
      {
        pointer: below('', name === undefined ? 'SystemAddress' : 'StarSystem'),
        expected: name === undefined ? place.address : place.name,
        found,
        message: `docked in ${named(found)}, but the ship has been in ${named(place.name)} since ${lineOf(place.where, here)}`,
      },
    ];
  },
  good: {
    journal: [
      { timestamp: '2026-11-14T20:41:00Z', event: 'FSDJump', ...deciat },
      { timestamp: '2026-11-14T20:47:00Z', event: 'Docked', ...deciat },
    ],
  },
  bad: {
    journal: [
      { timestamp: '2026-11-14T20:41:00Z', event: 'FSDJump', ...deciat },
      { timestamp: '2026-11-14T20:47:00Z', event: 'Docked', ...sol },
    ],
  },
};
