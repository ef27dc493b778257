/** What differs between the states of two moments. */
import type { JournalState } from '../../../../state/journal-state.js';
import { thousands } from '../../../../words/counted.js';
import { isFields } from '../../moment/loose-fields.js';
import { plainName } from '../more/plain-name.js';
import { shownName } from '../more/stored-things.js';

export interface StateChange {
  /** Such as `Ship` or `Materials`. */
  readonly group: string;
  /** What of it, such as `Fuel, main`. */
  readonly name: string;
  /** Undefined where it was not known. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Of a number. */
  readonly by?: number;
}

/** How a fact was learned, and what the fold needs only for itself. */
const internal: ReadonlySet<string> = new Set([
  'where',
  'learned',
  'timestamp',
  'looseCargo',
  'recordsAllKinds',
  'inArena',
  'inCrew',
  'boarded',
  'docking',
  'jumpFuel',
  'plotted',
  'hold',
  'listed',
  'surveys',
  'at',
  'wages',
]);

type Leaves = ReadonlyMap<string, string | number | boolean>;

export function stateChanges(before: JournalState, after: JournalState): StateChange[] {
  const [one, other] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((path) => {
    const [was, is] = [one.get(path), other.get(path)];
    if (was === is) return [];
    const [first = '', ...rest] = path.split('\u0000');
    const [group, names] = rest.length === 0 ? ['situation', [first]] : [first, rest];
    const isCount = typeof (was ?? is) === 'number' && countGroups.has(group);
    const by = (numberOf(is) ?? (isCount ? 0 : NaN)) - (numberOf(was) ?? (isCount ? 0 : NaN));
    return [
      {
        group: plainName(group),
        name: names.map((name) => shownName(name)).join(', '),
        before: wordsOf(was),
        after: wordsOf(is),
        ...(Number.isFinite(by) && { by }),
      },
    ];
  });
}

/** Maps from names to counts: what is not in them is 0. */
const countGroups: ReadonlySet<string> = new Set(['materials', 'srvCargo', 'locker', 'backpack']);

function leavesOf(state: JournalState): Leaves {
  const leaves = new Map<string, string | number | boolean>();
  const walk = (value: unknown, path: string) => {
    if (value === undefined || value === null) return;
    if (Array.isArray(value)) leaves.set(path, listWords(value));
    else if (isFields(value)) {
      for (const [name, member] of Object.entries(value))
        if (!internal.has(name)) walk(member, path === '' || name === 'counts' ? path || name : `${path}\u0000${name}`);
    } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      leaves.set(path, value);
    else if (typeof value === 'bigint') leaves.set(path, String(value));
  };
  walk(state, '');
  return leaves;
}

function listWords(list: readonly unknown[]): string {
  const words = list.map((each) => (isFields(each) && typeof each.name === 'string' ? each.name : String(each)));
  return words.length > 6 ? `${words.slice(0, 6).join(', ')} … ${words.length} in all` : words.join(', ');
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function wordsOf(value: string | number | boolean | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'number') return thousands(Number(value.toFixed(2)));
  return value === true ? 'yes' : value === false ? 'no' : value === '' ? 'none' : value;
}
