import { lineReference, shortName } from './session-phrases.js';
import { noFindings, type SessionRule } from './session-rule.js';
import { type SystemMention, systemFields } from './system-mentions.js';

const deciat = { StarSystem: 'Deciat', SystemAddress: 6681123623626 };
const sol = { StarSystem: 'Sol', SystemAddress: 10477373803 };
const arrival = { timestamp: '2026-11-14T20:41:00Z', event: 'FSDJump', ...deciat };
const docking = { timestamp: '2026-11-14T20:47:00Z', event: 'Docked' };

export const dockedSystemRule: SessionRule = {
  id: 'docked/system',
  says: 'a ship docks in the system it is in',
  reason:
    'Only a jump leads to another system. Tools store the station and its market under the system that Docked names.',
  reads: { Docked: [...systemFields.Docked, 'Multicrew'] },
  check: (event, state) => {
    const { system } = state.journal;
    if (!system || system.multicrew !== (event.Multicrew === true)) return noFindings;
    const { name, address } = state.mentions[0] as SystemMention;
    // The same name with another address is reported by system/address.
    const differs = name === undefined ? address !== undefined && address !== system.address : name !== system.name;
    if (!differs) return noFindings;
    const found = name ?? String(address);
    const message = `docked in ${shortName(found)}, but the ship has been in ${shortName(system.name)} since ${lineReference(system.where, state.here)}`;
    return name === undefined
      ? [{ pointer: '/SystemAddress', expected: String(system.address), found, message }]
      : [{ pointer: '/StarSystem', expected: system.name, found, message }];
  },
  good: { journal: [arrival, { ...docking, ...deciat }] },
  bad: { journal: [arrival, { ...docking, ...sol }] },
};
