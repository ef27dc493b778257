/** The requests to a stage as data, so that they can be repeated. */
import { isObject } from '../../journal/journal-event.js';
import type { JournalEnd, LineRange } from '../record/line-range.js';

export type Direction =
  | {
      readonly situation: string;
      readonly set: Readonly<Record<string, unknown>>;
      /** Whether it began, but failed. */
      readonly fails?: boolean;
    }
  | { readonly inject: Readonly<Record<string, unknown>>; readonly anyway: boolean }
  | { readonly fault: string }
  | { readonly 'stop-fault': string }
  /** Runs until a time, in milliseconds since 1970. */
  | { readonly leap: number }
  /** Lets time pass, in seconds. */
  | { readonly wait: number }
  /** Runs until a line of this kind. */
  | { readonly until: string }
  /** Runs until this many more writes. */
  | { readonly step: number }
  /** Something that cannot be saved, in a few words. */
  | { readonly lost: string };

/** When a direction began, in milliseconds since 1970, and what the journal was before and after it. */
export interface Extent {
  readonly at: number;
  readonly before: JournalEnd;
  after: JournalEnd;
}

/** A request to a stage, and the lines that it wrote. */
export interface Action extends Pick<Extent, 'at'> {
  readonly direction: Direction;
  readonly wrote: readonly LineRange[];
}

/** A direction; without an extent it only says how far the clock went. */
interface Noted {
  readonly direction: Direction;
  readonly extent: Extent | undefined;
}

/** Collects directions. */
export class Directions {
  readonly #noted: Noted[] = [];

  /** All of them; successive leaps become one. */
  get all(): readonly Direction[] {
    const all: Direction[] = [];
    for (const { direction } of this.#noted) {
      const last = all.at(-1);
      const isLeap = last !== undefined && 'leap' in last && 'leap' in direction;
      if (isLeap) all.pop();
      all.push(isLeap ? { leap: Math.max(last.leap, direction.leap) } : direction);
    }
    return all;
  }

  /** Those that were requested, with their extent. */
  get requested(): readonly (Noted & { readonly extent: Extent })[] {
    return this.#noted.filter((each): each is Noted & { readonly extent: Extent } => each.extent !== undefined);
  }

  add(direction: Direction, extent?: Extent): void {
    const last = this.#noted.at(-1);
    const isOutdated = last && !last.extent && 'leap' in last.direction && 'leap' in direction;
    if (isOutdated && last.direction.leap <= direction.leap) this.#noted.pop();
    this.#noted.push({ direction: snapshot(direction), extent });
  }
}

/** A copy, since the caller may change the object later. */
function snapshot(direction: Direction): Direction {
  try {
    if ('inject' in direction) return { ...direction, inject: copyData(direction.inject) };
    return 'situation' in direction ? { ...direction, set: copyData(direction.set) } : direction;
  } catch (error) {
    if (!(error instanceof Unwritable)) throw error;
    const what = 'inject' in direction ? 'an injected event' : 'what was set for a situation';
    return { lost: `${what} that holds ${error.message}` };
  }
}

/** A value that cannot be saved as text. */
export class Unwritable extends Error {
  override readonly name = 'Unwritable';
}

/**
 * Copies a value that text can represent: strings, numbers, integers of any size, lists and plain objects.
 */
export function copyData<T>(value: T, depth?: number): T;
export function copyData(value: unknown, depth = 0): unknown {
  if (depth > maxDepth) throw new Unwritable('lists and objects too deep within each other');
  if (Array.isArray(value)) return value.map((each: unknown) => copyData(each ?? null, depth + 1));
  if (isObject(value)) {
    if (![Object.prototype, null].includes(Object.getPrototypeOf(value))) {
      throw new Unwritable(`a ${value.constructor.name}`);
    }
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return Object.fromEntries(members.map(([name, member]) => [name, copyData(member as unknown, depth + 1)]));
  }
  if (value === null || ['string', 'boolean', 'bigint'].includes(typeof value) || Number.isFinite(value)) return value;
  throw new Unwritable(typeof value === 'number' ? String(value) : `a ${typeof value}`);
}

/** Maximum nesting: scenarios do not allow much more. */
const maxDepth = 30;
