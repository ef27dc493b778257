import { parseDuration } from '../duration-text.js';
import type { ServiceName } from '../service-names.js';
import type { AnswerMember } from './answer-table.js';

/** A duration: milliseconds, or a text such as `2s`. */
export type Duration = number | string;

/** A program to be tested, as data: a YAML file of its own, `tool` in a scenario, or an object in a test. */
export interface ToolDefinition {
  /**
   * The program and its arguments, as a list, or as one line in which quotes hold words together; no shell
   * reads it. Placeholders such as `{directory}` are filled in.
   */
  readonly command: readonly string[] | string;
  /** Where it runs; in a file, relative to that file. The current directory by default. */
  readonly cwd?: string | undefined;
  /** Environment variables, besides ours and the addresses of services. */
  readonly env?: Readonly<Record<string, string | number | boolean>> | undefined;
  /** Services to run, and to answer at their real addresses by a proxy, which the environment names. */
  readonly proxy?: readonly ServiceName[] | undefined;
  /**
   * When it is ready: after a line of output that matches, or when a port can be reached. By default at once,
   * or when the address that it is asked at can be reached.
   */
  readonly ready?: { readonly output: string } | { readonly port: string | number } | undefined;
  /** How it is asked: `stdin`, the default, `none`, or an address such as `http://127.0.0.1:{port}/ask`. */
  readonly ask?: string | undefined;
  /** What it can answer; everything by default. */
  readonly answers?: readonly AnswerMember[] | undefined;
  /** How long it may take to come to the right answer. */
  readonly timeout?: Duration | undefined;
  /** How it is ended: its standard input is closed (`stdin`), a signal, or a POST to an address. */
  readonly end?: string | undefined;
  /** How long it may take to be ready, to answer once, and to end before it is killed. */
  readonly within?: ToolLimits | undefined;
}

export interface ToolLimits {
  readonly start?: Duration | undefined;
  readonly answer?: Duration | undefined;
  readonly end?: Duration | undefined;
}

/** In milliseconds. */
export const defaultLimits = { start: 10_000, answer: 5000, end: 2000 } as const;

/** The signals that can end a tool. */
export const endSignals = ['SIGTERM', 'SIGINT'] as const;

/** Milliseconds of a valid duration. */
export function inMilliseconds(duration: Duration): number {
  return typeof duration === 'number' ? duration : (parseDuration(duration) ?? 0) * 1000;
}
