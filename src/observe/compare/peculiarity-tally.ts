import type { Members } from '../../interface/object-rule.js';
import { bump } from '../../words/map-entries.js';
import { type LinesBefore, peculiarities } from './peculiarities.js';

/** The two that are no line: how a journal ends, and a clock that was set back. */
export const withoutShutdown = 'file without Shutdown';
export const backInTime = 'timestamp goes back';

export const peculiarityNames: readonly string[] = [
  ...peculiarities.map(([name]) => name),
  withoutShutdown,
  backInTime,
];

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
    for (const [name, kind, isShown] of peculiarities) {
      if (kind === line.event && isShown(line, before)) bump(this.counts, name);
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
