import type { Members } from '../../interface/object-rule.js';
import { bump } from '../../words/map-entries.js';
import { type Peculiarity, peculiarityTable, type Relation } from './peculiarity-table.js';

/** The two that are no line: how a journal ends, and a clock that was set back. */
export const withoutShutdown = 'file without Shutdown';
export const backInTime = 'timestamp goes back';

export const peculiarityNames: readonly string[] = [
  ...peculiarityTable.map(({ name }) => name),
  withoutShutdown,
  backInTime,
];

/** What the lines before said, in the same journal. */
interface LinesBefore {
  /** The line before. */
  line: Members;
  /** The address of the system, by the last line that says where the commander is. */
  system: unknown;
  /** The address of the system that the ship is about to jump to. */
  destination: unknown;
  docked: boolean | undefined;
  /** How often a commander entered the game, and whether the galaxy is still loading. */
  logIns: number;
  isLoading: boolean;
}

const relations: Readonly<Record<Relation, (line: Members, before: LinesBefore) => boolean>> = {
  elsewhere: ({ SystemAddress }, { system }) =>
    SystemAddress !== undefined && system !== undefined && SystemAddress !== system,
  'at the destination': ({ SystemAddress }, { destination }) =>
    SystemAddress !== undefined && SystemAddress === destination,
  'in the same system': ({ SystemAddress }, { system }) => SystemAddress === system,
  'during a jump': (_, { destination }) => destination !== undefined,
  'while loading': (_, { isLoading }) => isLoading,
  'after a log-in': (_, { logIns }) => logIns > 0,
  'after the first line': (_, { line }) => line.event !== 'Fileheader',
  'while docked': (_, { docked }) => docked === true,
  'while undocked': (_, { docked }) => docked === false,
};

/** Lines that say where the commander is. */
const arrivals: ReadonlySet<unknown> = new Set(['Location', 'FSDJump', 'CarrierJump']);

/** Counts what real journals have now and then, and tidy ones lack. */
export class PeculiarityTally {
  readonly counts = new Map<string, number>();
  #before: LinesBefore | undefined;

  beginJournal(): void {
    this.#end();
    this.#before = undefined;
  }

  add(line: Members): void {
    this.#before ??= {
      line: {},
      system: undefined,
      destination: undefined,
      docked: undefined,
      logIns: 0,
      isLoading: false,
    };
    const before = this.#before;
    for (const peculiarity of peculiarityTable) {
      if (peculiarity.kind === line.event && isShown(peculiarity, line, before)) bump(this.counts, peculiarity.name);
    }
    if (isEarlier(line.timestamp, before.line.timestamp)) bump(this.counts, backInTime);
    remember(before, line);
  }

  /** The counts, with the last journal ended. */
  result(): ReadonlyMap<string, number> {
    this.beginJournal();
    return this.counts;
  }

  #end(): void {
    if (this.#before && this.#before.line.event !== 'Shutdown') bump(this.counts, withoutShutdown);
  }
}

function isShown(peculiarity: Peculiarity, line: Members, before: LinesBefore): boolean {
  const { lacks = [], has = {}, hasNot = {}, matches, lists, repeats, is } = peculiarity;
  return (
    lacks.every((field) => line[field] === undefined) &&
    hasAll(line, has) &&
    Object.entries(hasNot).every(([field, value]) => line[field] !== value) &&
    (!matches || matches[1].test(String(line[matches[0]]))) &&
    (!lists || listIn(line, lists[0]).some((element) => hasAll(element, lists[1]))) &&
    (!repeats || ['event', ...repeats].every((field) => line[field] === before.line[field])) &&
    (!is || relations[is](line, before))
  );
}

function hasAll(object: Members | null, values: Members): boolean {
  return Object.entries(values).every(([field, value]) => object?.[field] === value);
}

function listIn(line: Members, field: string): readonly (Members | null)[] {
  const list = line[field];
  return Array.isArray(list) ? list : [];
}

function isEarlier(time: unknown, before: unknown): boolean {
  return typeof time === 'string' && typeof before === 'string' && time < before;
}

function remember(before: LinesBefore, line: Members): void {
  const { event, SystemAddress, Docked, JumpType } = line;
  before.line = line;
  if (event === 'LoadGame') {
    before.logIns += 1;
    before.isLoading = true;
  }
  if (event === 'StartJump') before.destination = JumpType === 'Hyperspace' ? SystemAddress : undefined;
  if (event === 'Docked') before.docked = true;
  if (event === 'Undocked') before.docked = false;
  if (!arrivals.has(event)) return;
  before.system = SystemAddress;
  before.destination = undefined;
  before.isLoading = false;
  if (typeof Docked === 'boolean') before.docked = Docked;
}
