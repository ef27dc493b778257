import { distanceBetween } from '../../game/star-system.js';
import { shipIn } from '../page/header/ship-in-moment.js';
import { type Arrival, arrivalsFrom, jumpCount } from '../page/moment/current-place.js';
import { textIn } from '../page/moment/loose-fields.js';
import { dayText } from '../page/words/time-words.js';
import type { History, Progress, QuestionName, Questions, RuleCount, Span } from '../protocol.js';

/** Asks a recording, be it through a server, a worker or directly. */
export type Ask = <Name extends QuestionName>(
  name: Name,
  ask: Questions[Name]['ask'],
) => Promise<Questions[Name]['answer']>;

/** What a report says of a journal. */
export interface Story {
  readonly title: string;
  readonly commander?: string | undefined;
  readonly ship?: { readonly type?: string | undefined; readonly name?: string | undefined } | undefined;
  readonly progress: Progress;
  /** Stretches of play. */
  readonly spans: readonly Span[];
  readonly arrivals: readonly Arrival[];
  readonly history: History;
  readonly kinds: Questions['kinds']['answer'];
  readonly rules: readonly RuleCount[];
}

export interface StoryOptions {
  readonly title: string;
  readonly progress: Progress;
  /** Leaves out the names of people and of what they own: commander, ship, files. */
  readonly isAnonymous: boolean;
}

export async function storyOf(ask: Ask, { title, progress, isAnonymous }: StoryOptions): Promise<Story> {
  const [moment, { spans }, arrivals, history, kinds, rules] = await Promise.all([
    ask('moment', {}),
    ask('timeline', {}),
    arrivalsFrom(0, (each) => ask('jumps', each)),
    ask('history', {}),
    ask('kinds', {}),
    ask('rules', {}),
  ]);
  const facts = { progress, spans, arrivals, history, kinds, rules };
  const { type, name } = shipIn(moment);
  if (isAnonymous) return { ...facts, title: 'A journal', ship: { type } };
  return { ...facts, title, commander: textIn(moment.state.commander, 'name'), ship: { type, name } };
}

/** Milliseconds of play, without long pauses. */
export function playTime(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** Light years that a ship jumped by itself; 0 where an arrival has no position. */
export function distanceOf(arrivals: readonly Arrival[]): number {
  return arrivals.reduce((sum, { isJump, isCarried, position }, at) => {
    const from = arrivals[at - 1]?.position;
    return isJump && !isCarried && from && position ? sum + distanceBetween(from, position) : sum;
  }, 0);
}

/** A day of play. */
export interface Day {
  readonly date: string;
  readonly played: number;
  readonly lines: number;
  readonly jumps: number;
  /** After the last one of the days before. */
  readonly arrivals: readonly Arrival[];
  /** What was earned, less what was spent. */
  readonly earned: number;
}

/** A stretch of play belongs to the day on which it began. */
export function daysOf({ spans, arrivals, history }: Story): Day[] {
  const days = byDay(spans, spans, ({ first }) => first);
  const arrivalsOfDay = byDay(arrivals, spans, ({ n }) => n);
  const earnedOnDay = byDay(history.earned, spans, ({ n }) => n);
  let last: Arrival | undefined;
  return [...days].map(([date, own]) => {
    const arrived = arrivalsOfDay.get(date) ?? [];
    const from = last;
    last = arrived.at(-1) ?? last;
    return {
      date,
      played: playTime(own),
      lines: own.reduce((sum, span) => sum + span.last - span.first + 1, 0),
      jumps: jumpCount(arrived),
      arrivals: from ? [from, ...arrived] : arrived,
      earned: sumOf(earnedOnDay.get(date) ?? []),
    };
  });
}

export function sumOf(changes: readonly { readonly change: number }[]): number {
  return changes.reduce((sum, { change }) => sum + change, 0);
}

/** Things in the order of their lines, by the day of the stretch of play that they are in. */
function byDay<Thing>(things: readonly Thing[], spans: readonly Span[], lineOf: (thing: Thing) => number) {
  const days = new Map<string, Thing[]>();
  let at = 0;
  for (const thing of things) {
    while ((spans[at]?.last ?? Infinity) < lineOf(thing)) at++;
    const span = spans[at];
    if (!span || lineOf(thing) < span.first) continue;
    const date = dayText(span.from);
    const others = days.get(date);
    if (others) others.push(thing);
    else days.set(date, [thing]);
  }
  return days;
}
