import { shipIn } from '../page/header/ship-in-moment.js';
import { type Arrival, arrivalsFrom, jumpCount } from '../page/moment/current-place.js';
import { joined } from '../page/panels/more/block.js';
import { dayText } from '../page/words/time-words.js';
import type { History, LedgerEntry, Moment, Progress, QuestionName, Questions, RuleCount, Span } from '../protocol.js';
import { lastWhere } from '../recording/last-where.js';

/** Asks a recording, be it through a server, a worker or directly. */
export type Ask = <Name extends QuestionName>(
  name: Name,
  ask: Questions[Name]['ask'],
) => Promise<Questions[Name]['answer']>;

/** What a report says of a journal. */
export interface Story {
  readonly title: string;
  readonly progress: Progress;
  /** One for each commander, in the order in which they first played. */
  readonly parts: readonly StoryPart[];
  readonly kinds: Questions['kinds']['answer'];
  readonly rules: readonly RuleCount[];
}

/** What a report says of a commander. */
export interface StoryPart {
  readonly commander?: string | undefined;
  /** After the commander's last line. */
  readonly moment: Moment;
  readonly ship: string | undefined;
  /** Stretches of play. */
  readonly spans: readonly Span[];
  readonly arrivals: readonly Arrival[];
  /** The first balance that was stated. */
  readonly first?: number | undefined;
  readonly points: History['points'];
  readonly ledger: History['ledger'];
}

export interface StoryOptions {
  readonly title: string;
  readonly progress: Progress;
  /** Leaves out the names of people and of what they own: commander, ship, files. */
  readonly isAnonymous: boolean;
}

export async function storyOf(ask: Ask, { title, progress, isAnonymous }: StoryOptions): Promise<Story> {
  const [{ spans }, arrivals, history, kinds, rules] = await Promise.all([
    ask('timeline', {}),
    arrivalsFrom(0, (each) => ask('jumps', each)),
    ask('history', {}),
    ask('kinds', {}),
    ask('rules', {}),
  ]);
  const { commanders } = history;
  const names = [...new Set<string | undefined>(commanders.map(({ name }) => name))];
  const parts: StoryPart[] = [];
  for (const [index, name] of (names.length > 0 ? names : [undefined]).entries()) {
    const at = (n: number) => commanders[lastWhere(commanders, (each) => each.n <= n)];
    const isOwn = ({ n }: { readonly n: number }) => at(n)?.name === name;
    // Of the last one to play it is the latest moment, with the companions.
    const next = commanders[commanders.findLastIndex((each) => each.name === name) + 1];
    const moment = await ask('moment', next ? { lines: next.n } : {});
    const { type, name: shipName } = shipIn(moment);
    parts.push({
      commander: !isAnonymous ? name : names.length > 1 ? `Commander ${index + 1}` : undefined,
      moment,
      ship: joined([type, isAnonymous ? undefined : shipName], ' · '),
      spans: spans.filter(({ first }) => isOwn({ n: first })),
      arrivals: arrivals.filter(isOwn),
      first: commanders.find((each) => each.name === name && each.credits !== undefined)?.credits,
      points: history.points.filter(isOwn),
      ledger: history.ledger.filter(isOwn),
    });
  }
  return { title: isAnonymous ? 'A journal' : title, progress, parts, kinds, rules };
}

/** Milliseconds of play, without long pauses. */
export function playTime(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** Light years that a ship jumped by itself, as its lines say. */
export function distanceOf(arrivals: readonly Arrival[]): number {
  return arrivals.reduce((sum, { isCarried, distance = 0 }) => (isCarried ? sum : sum + distance), 0);
}

/** A day of play. */
export interface Day {
  readonly date: string;
  readonly played: number;
  readonly lines: number;
  readonly jumps: number;
  readonly distance: number;
  /** After the last one of the days before. */
  readonly arrivals: readonly Arrival[];
  /** What was earned, less what was spent. */
  readonly earned: number;
}

/** A stretch of play belongs to the day on which it began. */
export function daysOf({ spans, arrivals, ledger }: Pick<StoryPart, 'spans' | 'arrivals' | 'ledger'>): Day[] {
  const days = byDay(spans, spans, ({ first }) => first);
  const arrivalsOfDay = byDay(arrivals, spans, ({ n }) => n);
  const earnedOnDay = byDay(ledger, spans, ({ n }) => n);
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
      distance: distanceOf(arrived),
      arrivals: from ? [from, ...arrived] : arrived,
      earned: sumOf(earnedOnDay.get(date) ?? []),
    };
  });
}

export function sumOf(changes: readonly { readonly change: number }[]): number {
  return changes.reduce((sum, { change }) => sum + change, 0);
}

/** The sums of the ledger, the largest first. */
export function moneyByKind(ledger: History['ledger']): Omit<LedgerEntry, 'n'>[] {
  const sums = new Map<string, Omit<LedgerEntry, 'n'>>();
  for (const { kind, change, count } of ledger) {
    const sum = sums.get(kind);
    sums.set(kind, { kind, change: change + (sum?.change ?? 0), count: count + (sum?.count ?? 0) });
  }
  return [...sums.values()].sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
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
