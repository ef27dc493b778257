import { encodeFlags } from '../../interface/flag-tables.js';
import type { Members } from '../../interface/object-rule.js';
import { addressFrom, idFrom, nameFrom, objectFrom, type SystemAddress } from '../../state/fold-fields.js';
import { lineReference, shortName } from './session-phrases.js';
import type { RuleFinding, SessionRule } from './session-rule.js';
import type { SessionState } from './session-state.js';
import { hasFlag2, secondsSince } from './status-facts.js';

const sol = { StarSystem: 'Sol', SystemAddress: 10477373803 };
const deciat = { StarSystem: 'Deciat', SystemAddress: 6681123623626 };
const journal = [
  { timestamp: '2026-11-14T20:41:00Z', event: 'FSDJump', ...sol },
  { timestamp: '2026-11-14T20:45:00Z', event: 'FSDJump', ...deciat },
];
const status = { timestamp: '2026-11-14T20:51:00Z', event: 'Status', Flags: encodeFlags(['InMainShip', 'HasLatLong']) };

export const statusSystemRule: SessionRule = {
  id: 'status/system',
  says: 'Status names bodies of the system the ship is in, and gives systems their own addresses',
  reason:
    'A planet is named after its system. Otherwise tools put the landing place, or the target, on the map of the wrong system.',
  reads: { Status: ['Flags', 'Flags2', 'BodyName', 'Destination/System', 'Destination/Body', 'Destination/Name'] },
  check: (event, state) => [...foreignBody(event, state), ...foreignTarget(event, state)],
  good: {
    journal,
    companions: [{ ...status, BodyName: 'Deciat 6 a', Destination: { System: 10477373803, Body: 0, Name: 'Sol' } }],
  },
  bad: { journal, companions: [{ ...status, BodyName: 'Sol 3' }] },
};

function foreignBody(event: Members, state: SessionState): RuleFinding[] {
  const { system } = state.journal;
  const body = nameFrom(event.BodyName);
  if (!system || body === undefined || secondsSince(system.where.timestamp, event, state) === undefined) return [];
  // In a station BodyName is the name of the station.
  if (hasFlag2(event, 'OnFootInStation') || inOthersShip(event) || isOf(body, system.name)) return [];
  const other = leadingWords(body).find((words) => isElsewhere(state.systems.addressesOf(words), system.address));
  if (other === undefined) return [];
  const message = `${shortName(body)} is a body of ${shortName(other)}, but the player has been in ${shortName(system.name)} since ${lineReference(system.where, state.here)}`;
  return [{ pointer: '/BodyName', expected: `a body of ${system.name}`, found: body, message }];
}

function foreignTarget({ Destination }: Members, { systems }: SessionState): RuleFinding[] {
  const target = objectFrom(Destination);
  const name = nameFrom(target?.Name);
  const address = addressFrom(target?.System);
  // A station may be named after another system; only a target with Body 0 is a system.
  if (name === undefined || idFrom(target?.System) === undefined || target?.Body !== 0) return [];
  const [own, second] = systems.addressesOf(name);
  if (own === undefined || second !== undefined || own === address) return [];
  const message = `the destination ${shortName(name)} has the address ${own} in the journal, but ${address} here`;
  return [{ pointer: '/Destination/System', expected: String(own), found: String(address), message }];
}

function inOthersShip(event: Members): boolean {
  return hasFlag2(event, 'InMulticrew') || hasFlag2(event, 'TelepresenceMulticrew');
}

/** Whether a name belongs to other systems only; a renamed system has several names for one address. */
function isElsewhere(addresses: readonly SystemAddress[], here: SystemAddress | undefined): boolean {
  return addresses.length > 0 && !addresses.some((address) => address === here);
}

function isOf(body: string, system: string): boolean {
  return body === system || body.startsWith(`${system} `);
}

/** The shorter beginnings of a text, the longest first: `A B` and `A` of `A B C`. */
function leadingWords(text: string): string[] {
  const words = text.split(' ');
  return words.slice(1).map((_, index) => words.slice(0, words.length - 1 - index).join(' '));
}
