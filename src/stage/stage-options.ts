import type { Dialect } from '../interface/dialect/dialects.js';
import type { SessionOptions } from '../simulate/session-options.js';
import type { Clock } from './time/wall-clock.js';

export interface StageOptions extends Omit<SessionOptions, 'seed' | 'dialect'> {
  /** Random if left out; it is printed with every failure. */
  readonly seed?: number;
  /** What the live game writes, if left out: `game`. */
  readonly dialect?: Dialect;
  /** Where to write; a new directory, removed at the end, if left out. */
  readonly directory?: string;
  /** Whether to remove what Shakedown wrote to the directory before. */
  readonly clean?: boolean | undefined;
  /** The initial state, such as `{ station: 'Jameson Memorial' }`. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** 1, the default, is real time; a factor from 0.001 to 1,000,000, or `Infinity` to not wait at all. */
  readonly speed?: number;
  /** Whether time runs. By default it is paused, and only what is triggered happens. */
  readonly playing?: boolean;
  /** Faults to write to the files, such as `torn-line:2%`. */
  readonly faults?: readonly string[] | undefined;
  /** Input files, such as a scenario, which must not be overwritten. */
  readonly sources?: readonly string[] | undefined;
  /** A file that records every fault; must be outside the directory. */
  readonly answerKey?: string | undefined;
  /** A file that logs every Status line; must be outside the directory. */
  readonly statusLog?: string | undefined;
  /** A file that mirrors `state` as JSON; must be outside the directory. */
  readonly stateFile?: string | undefined;
  /** Whether other processes on this machine may direct it: `true` for any free port, or the port number. */
  readonly control?: boolean | number;
  /**
   * Registers a function to call when the test fails, such as `onTestFailed` of a test runner: it prints the seed and
   * how to reproduce the session.
   */
  readonly whenTestFails?: (tell: () => void) => void;
  /** The source of real time; the system clock by default. */
  readonly wall?: Clock;
}
