import { randomInt } from 'node:crypto';
import { quoted } from '../../journal/printable.js';
import type { PlanName } from '../../simulate/plans/plans.js';
import { specification } from '../../spec/catalogue.js';
import type { Dialect } from '../../spec/dialect.js';
import type { KindName } from '../../spec/events.js';
import { isMoment } from '../../spec/form.js';
import { duration } from '../duration.js';
import { chosen } from '../options.js';
import { UsageError } from '../shell.js';

/** What session is wanted, and where it is to go. */
export interface Wishes {
  readonly plan: PlanName;
  readonly directory: string;
  readonly seed: number;
  readonly start: Date;
  readonly seconds: number;
  /** How much faster than life; `Infinity` is as fast as the disk. */
  readonly speed: number;
  readonly dialect: Dialect;
  /** Only these are written; all if left out. */
  readonly kinds?: readonly KindName[] | undefined;
  /** The file that keeps every Status line. */
  readonly statusLog?: string | undefined;
}

/** A short number: who repeats a session may have to type it. */
export function anySeed(): number {
  return randomInt(1_000_000);
}

export function seed(word: string): number {
  const number = Number(word);
  if (/^[+-]?\d+$/.test(word) && Number.isSafeInteger(number)) return number;
  throw new UsageError(`a seed is an integer such as 7, and not ${quoted(word)}`);
}

export function speed(word: string): number {
  if (word === 'max') return Infinity;
  const factor = /^\d+(\.\d+)?$/.test(word) ? Number(word) : 0;
  if (factor > 0 && factor <= mostSpeed) return factor;
  throw new UsageError(`--speed takes max, 1 for as fast as life, or a factor such as 4, and not ${quoted(word)}`);
}

const mostSpeed = 1e6;

/** How long a session lasts, in whole seconds. */
export function lasting(word: string): number {
  const seconds = Math.floor(duration(word) / 1000);
  if (seconds >= 1) return seconds;
  throw new UsageError('a session lasts at least a second');
}

const shape = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(:\d\d)?(?:\.\d+)?(Z|[+-]\d\d:\d\d)?)?$/;

/** A moment in ISO 8601, to the second; where no zone is named it is UTC, as everywhere in a journal. */
export function start(word: string): Date {
  const [, day = '', time = '00:00', seconds = ':00', zone = 'Z'] = shape.exec(word) ?? [];
  const moment = new Date(`${day}T${time}${seconds}${zone}`);
  if (!isMoment(`${day}T${time}${seconds}Z`) || Number.isNaN(moment.getTime())) {
    throw new UsageError(`${quoted(word)} is no time: write it as 2026-11-14T20:41:00Z`);
  }
  return moment;
}

/** A year has four digits, and what lies ahead of a session has to have its time, too. */
export function refuseFarTimes({ start: begin, seconds }: Pick<Wishes, 'start' | 'seconds'>): void {
  const years = [begin.getTime(), begin.getTime() + seconds * 1000].map((at) => new Date(at).getUTCFullYear());
  if (years.every((year) => year >= firstYear && year <= lastYear)) return;
  throw new UsageError(`a session begins and ends between the years ${firstYear} and ${lastYear}`);
}

const firstYear = 1970;
const lastYear = 9000;

/** Names of kinds with commas between them, each once. */
export function kinds(list: string): KindName[] {
  const known = specification.kinds.map(({ name }) => name);
  const words = list.split(',').map((word) => word.trim());
  const names = words.filter(Boolean).map((word) => chosen(word, known, 'no kind is named') as KindName);
  if (names.length === 0) throw new UsageError('--kinds takes the names of kinds, such as FSDJump,Docked');
  return [...new Set(names)];
}
