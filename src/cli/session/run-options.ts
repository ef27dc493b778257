import type { Scenario } from '../../direct/scenario/scenario-definition.js';
import { kindNames } from '../../interface/all-kinds.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import type { EventName } from '../../interface/event-types.js';
import { isUtcTime } from '../../interface/text-forms.js';
import type { PlanName } from '../../simulate/plans/plans.js';
import { assertSessionTimes as refuseFar } from '../../simulate/session-options.js';
import { speedLimits } from '../../stage/time/clock-limits.js';
import { quoted } from '../../words/printable.js';
import { duration } from '../option-values.js';
import { UsageError } from '../shell.js';
import { parseChoice } from '../verb-options.js';

/** What session is wanted, and where it is to go. */
export interface RunOptions {
  readonly plan: PlanName;
  readonly directory: string;
  /** Whether what we wrote there before is taken away first. */
  readonly clean?: boolean | undefined;
  readonly seed: number;
  readonly start: Date;
  readonly seconds: number;
  /** How much faster than life; `Infinity` is as fast as the disk. */
  readonly speed: number;
  readonly dialect: Dialect;
  /** Whether nobody chose the dialect. */
  readonly isUsualDialect?: boolean;
  /** Only these are written; all if left out. */
  readonly kinds?: readonly EventName[] | undefined;
  /** The file that keeps every Status line. */
  readonly statusLog?: string | undefined;
  /** A file that says what is to happen, in place of a plan. */
  readonly scenario?: string | undefined;
  /** The same, read. */
  readonly played?: Scenario | undefined;
  /** How things are when it begins, as `station=Jameson Memorial`. */
  readonly given?: readonly string[] | undefined;
  /** What is to happen first, one after the other, as `dock station="Jameson Memorial"`. */
  readonly triggers?: readonly string[] | undefined;
  /** What goes wrong on disk, as `torn-line:2%`. */
  readonly faults?: readonly string[] | undefined;
  /** The file that tells what went wrong. */
  readonly answerKey?: string | undefined;
  /** The file that mirrors the truth. */
  readonly stateFile?: string | undefined;
  /** Where it answers; any free port if left out. */
  readonly port?: number | undefined;
  /** Whether time stands still until somebody lets it run. */
  readonly isPaused?: boolean | undefined;
  /** Whether the version is that of the live game. */
  readonly asLive?: boolean | undefined;
}

/** Whether somebody may want to come in between, or something happens beyond the plan. */
export function needsStage(runOptions: RunOptions): boolean {
  const { scenario, given, triggers, faults, answerKey, stateFile, isPaused } = runOptions;
  const asked = [scenario, given, triggers, faults, answerKey, stateFile, isPaused, runOptions.port];
  return runOptions.speed !== Infinity || asked.some((wish) => wish !== undefined);
}

/** Words such as `station=Jameson Memorial`, each of which sets one thing. */
export function settings(words: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    words.map((word) => {
      const [, name = '', value = ''] = /^([\w-]+)=(.+)$/s.exec(word) ?? [];
      if (name === '')
        throw new UsageError(`${quoted(word)} is not a setting: write a name and a value, such as fuel=20%`);
      return [name, value];
    }),
  );
}

export function port(word: string): number {
  const number = /^\d+$/.test(word) ? Number(word) : -1;
  if (number >= 0 && number < 65_536) return number;
  throw new UsageError(`the port must be a number up to 65535, not ${quoted(word)}`);
}

export function seed(word: string): number {
  const number = Number(word);
  const isInteger = /^[+-]?\d+$/.test(word);
  if (isInteger && Number.isSafeInteger(number)) return number;
  if (isInteger)
    throw new UsageError(`${quoted(word)} is too large for a seed: the largest is ${Number.MAX_SAFE_INTEGER}`);
  throw new UsageError(`the seed must be an integer such as 7, not ${quoted(word)}`);
}

export function speed(word: string): number {
  if (word === 'max') return Infinity;
  const factor = /^\d+(\.\d+)?$/.test(word) ? Number(word) : 0;
  if (factor >= speedLimits.least && factor <= speedLimits.most) return factor;
  const range = factor > 0 ? ` from ${speedLimits.least} to ${speedLimits.most}` : '';
  throw new UsageError(`the speed must be max, 1 for real time, or a factor such as 4${range}, not ${quoted(word)}`);
}

/** How long a session lasts, in whole seconds. */
export function sessionLength(word: string): number {
  const seconds = Math.floor(duration(word) / 1000);
  if (seconds >= 1) return seconds;
  throw new UsageError('a session must last at least a second');
}

const timePattern = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(:\d\d)?(?:\.\d+)?(Z|[+-]\d\d:\d\d)?)?$/;

/** A moment in ISO 8601, to the second; where no zone is named it is UTC, as everywhere in a journal. */
export function start(word: string): Date {
  const [, day = '', time = '00:00', seconds = ':00', zone = 'Z'] = timePattern.exec(word) ?? [];
  const moment = new Date(`${day}T${time}${seconds}${zone}`);
  if (!isUtcTime(`${day}T${time}${seconds}Z`) || Number.isNaN(moment.getTime())) {
    throw new UsageError(`${quoted(word)} is not a time: write it as 2026-11-14T20:41:00Z`);
  }
  return moment;
}

/** The sentence about a session that would be too far away in time. */
export function refuseFarTimes({ start: begin, seconds }: Pick<RunOptions, 'start' | 'seconds'>): void {
  try {
    refuseFar(begin, seconds);
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Names of kinds with commas between them, each once. */
export function kinds(list: string): EventName[] {
  const words = list.split(',').map((word) => word.trim());
  const names = words.filter(Boolean).map((word) => parseChoice(word, kindNames, 'unknown kind') as EventName);
  if (names.length === 0) throw new UsageError('--kinds takes the names of kinds, such as FSDJump,Docked');
  return [...new Set(names)];
}
