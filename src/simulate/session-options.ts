import { type Client, clientNames } from '../game/clients.js';
import { type Language, languageNames } from '../game/languages.js';
import { kindNames } from '../interface/all-kinds.js';
import { type Dialect, dialectNames } from '../interface/dialect/dialects.js';
import type { EventName } from '../interface/event-types.js';
import { isObject } from '../journal/journal-event.js';
import { ArgumentError } from '../words/argument-error.js';

import { checkOptions, type OptionShapes } from '../words/shape/check-options.js';
import { listOf, mustBe, numberWithin, oneOf, required, trueOrFalse, validDate } from '../words/shape/shape.js';
import type { Departure } from './departure/departure.js';
import { type PlanName, planNames, plansFor } from './plans/plans.js';
import { isInSessionYears, sessionYears } from './session-time.js';

export const sessionEnds = ['shutdown', 'crash'] as const;

export type SessionEnd = (typeof sessionEnds)[number];

/** Some evenings in a row, with one plan. */
export interface SessionRun {
  readonly plan: PlanName;
  /** The usual length of an evening. */
  readonly seconds: number;
  readonly evenings: number;
  /** How the last one ends; as the others do if omitted. */
  readonly end?: SessionEnd | undefined;
  /** When the first one begins; about a day after the run before if omitted. */
  readonly start?: Date | undefined;
}

export interface SessionOptions {
  /** An integer. The same seed gives the same session. */
  readonly seed: number;
  /** What the commander does; by default `tour`, which visits everything. */
  readonly plan?: PlanName | undefined;
  /** When the session begins; by default 2026-11-14T20:41:00Z. */
  readonly start?: Date | undefined;
  /** `game` by default: what the live game writes. */
  readonly dialect?: Dialect | undefined;
  /** Use the version number of the live game; otherwise the session claims to be from a beta. */
  readonly asLive?: boolean | undefined;
  /** The language of displayed texts; see `languages`. English by default. */
  readonly language?: Language | undefined;
  /**
   * The game that is played: today's with or without Odyssey, or the legacy game, version 3.8. By default
   * today's; whether the commander has Odyssey depends on plan and seed.
   */
  readonly client?: Client | undefined;
  /** Length of the session in seconds; two hours by default. */
  readonly seconds?: number | undefined;
  /**
   * How many evenings the commander plays, days apart, each with a journal of its own; one by default. Then
   * `seconds` is their usual length.
   */
  readonly evenings?: number | undefined;
  /**
   * The runs of evenings before, in their order, if the session goes on from others: it begins with the first
   * of them. `plan`, `seconds`, `evenings`, `end` and `start` are those of the run that follows.
   */
  readonly earlier?: readonly SessionRun[] | undefined;
  /** Where a journal ended: the session goes on from there. */
  readonly from?: Departure | undefined;
  /**
   * Whether a second commander plays at the same time: a trader, in a game of their own, with a journal of
   * their own in the same directory.
   */
  readonly second?: boolean | undefined;
  /**
   * How the session ends: the game is closed (`shutdown`, the default), or it crashes: no Shutdown, and
   * Status stays as it was.
   */
  readonly end?: SessionEnd | undefined;
  /** Write only these kinds; all by default. */
  readonly kinds?: readonly EventName[] | undefined;
}

export const defaultStart = new Date('2026-11-14T20:41:00Z');

export const sessionChecks: OptionShapes<SessionOptions> = {
  seed: required(mustBe('an integer such as 7', Number.isSafeInteger)),
  plan: oneOf(planNames),
  start: validDate,
  dialect: oneOf(dialectNames),
  asLive: trueOrFalse,
  language: oneOf(languageNames),
  client: oneOf(clientNames),
  seconds: numberWithin(0, Infinity),
  evenings: mustBe('a whole number from 1 to 1000', isEveningCount),
  earlier: listOf('runs of evenings', mustBe('a run such as { plan, seconds, evenings }', isRun)),
  from: mustBe('what departureOf returns', isDeparture),
  second: trueOrFalse,
  end: oneOf(sessionEnds),
  kinds: listOf('kinds', oneOf(kindNames, 'kind')),
};

/** Throws a sentence about the first invalid session option; other options are ignored. */
export function assertSessionOptions(options: SessionOptions): void {
  const { seed, plan, start, dialect, asLive, language, client, seconds, evenings, earlier, from, second, end, kinds } =
    options;
  checkOptions(
    'simulate',
    { seed, plan, start, dialect, asLive, language, client, seconds, evenings, earlier, from, second, end, kinds },
    sessionChecks,
  );
  if (start) assertSessionTimes(start, seconds ?? 0);
  const complaint = sessionComplaint(options);
  if (complaint !== undefined) throw new ArgumentError(complaint);
}

/** Why options do not go together, as a sentence: a client cannot play all plans. */
export function sessionComplaint(options: Combined): string | undefined {
  const { client, plan = 'tour', dialect, evenings = 1, second } = options;
  if (second && evenings > 1) return 'a second commander plays for one evening: leave out evenings or second';
  if (!client) return undefined;
  if (client === 'legacy' && dialect === 'spec') {
    return "the specification describes today's game: the client legacy needs the dialect game";
  }
  const suitable = plansFor(client);
  if (suitable.includes(plan)) return undefined;
  return `the plan ${plan} needs what the client ${client} does not have; it can play ${suitable.join(', ')}`;
}

type Combined = {
  readonly [Name in 'client' | 'plan' | 'dialect' | 'evenings' | 'second']?: SessionOptions[Name] | undefined;
};

/** Throws a sentence unless start and end are within the supported years. */
export function assertSessionTimes(start: Date, seconds: number): void {
  const begin = start.getTime();
  const end = seconds === Infinity ? begin : begin + seconds * 1000;
  if (isInSessionYears(begin) && isInSessionYears(end)) return;
  throw new ArgumentError(
    `a session must begin and end between the years ${sessionYears.first} and ${sessionYears.last}`,
  );
}

function isEveningCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 1000;
}

function isRun(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { plan, seconds, evenings } = value as Partial<SessionRun>;
  return planNames.some((name) => name === plan) && typeof seconds === 'number' && isEveningCount(evenings);
}

function isDeparture(value: unknown): boolean {
  return isObject(value) && ['state', 'lines'].every((name) => isObject((value as Record<string, unknown>)[name]));
}
