import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { refual } from '../../../../../test/support/findings.js';
import { lineAt, MemoryFiles } from '../../../../../test/support/recorded.js';
import { isThorough, runs } from '../../../../../test/thorough.js';
import { type Density, mostFindingLines } from '../../../protocol.js';
import { emptyMoment } from '../../../recording/advance-moment.js';
import { Recording } from '../../../recording/recording.js';
import type { FeedListener, Source } from '../../source.js';
import { openSource } from '../../store/session-store.js';
import type { PlayedRange } from './timeline-scale.js';
import { currentTimeline, shownRange, shownTimeline, zoom } from './timeline-store.js';
import type { Zoom } from './zoom.js';

// One clock for all tests, since the page draws and fetches by it.
beforeAll(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) => setTimeout(() => draw(performance.now())));
});

afterAll(() => {
  zoom.value = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const kinds = ['Music', 'Music', 'Music', 'Music', 'FSDJump', 'Docked', 'HullDamage', 'Fileheader', 'Continued'];

/** A line in the order of play, by how long after the one before it was written. */
const line = fc.record({
  after: fc.oneof(
    { weight: 60, arbitrary: fc.integer({ min: 0, max: 90 }) },
    { weight: 3, arbitrary: fc.integer({ min: 301, max: 9000 }) },
    { weight: 1, arbitrary: fc.integer({ min: -100, max: -1 }) },
  ),
  kind: fc.constantFrom(...kinds),
  isBroken: fc.integer({ min: 0, max: 40 }).map((chance) => chance === 0),
  hasFinding: fc.integer({ min: 0, max: 8 }).map((chance) => chance === 0),
});

const share = fc.double({ min: 0, max: 1, noNaN: true });

/** What happens to a page; a share of the play is zoomed to. */
const step = fc.oneof(
  { weight: 12, arbitrary: fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ lines: fc.array(line, { minLength: 5, maxLength: 60 }) }) },
  { weight: 1, arbitrary: fc.record({ missed: fc.array(line, { minLength: 1, maxLength: 60 }) }) },
  { weight: 1, arbitrary: fc.record({ zoom: fc.constantFrom<Zoom | undefined>(undefined, 'all', { last: 900_000 }) }) },
  { weight: 1, arbitrary: fc.record({ from: share, to: share }) },
  { weight: 4, arbitrary: fc.record({ wait: fc.integer({ min: 1, max: 1500 }) }) },
);

type Line = typeof line extends fc.Arbitrary<infer Value> ? Value : never;
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

it('shows on a page that was open all the time what it shows on one opened now', async () => {
  const before = fc.array(line, { maxLength: 200, size: 'max' });
  const steps = fc.array(step, { minLength: 1, maxLength: 120, size: 'max' });
  let latest: ReturnType<typeof pictures> | undefined;
  const property = fc.asyncProperty(before, steps, async (...played) => {
    const { live, reopened } = await (latest = pictures(...played));
    expect(live).toEqual(reopened);
  });
  await fc.assert(property, { numRuns: runs(50) });
  // A run that the time limit has interrupted goes on, and would change the page of the next test.
  await latest;
});

it('still does so after thousands of messages', async () => {
  const count = isThorough ? 10_000 : 500;
  const steps = fc.array(step, { minLength: count, maxLength: count, size: 'max' });
  for (const each of fc.sample(steps, { numRuns: 1, seed: 5 })) {
    const { live, reopened } = await pictures([], each);
    expect(live).toEqual(reopened);
  }
});

it('keeps what was there before, when as much again is played', async () => {
  const minute: Line = { after: 60, kind: 'FSDJump', isBroken: false, hasFinding: false };
  const play = Array.from({ length: 40 }, () => minute);
  const { live } = await pictures(
    play,
    play.map((each) => ({ lines: [each] })),
  );
  expect(live).toMatchObject({ marks: { jump: 80 }, total: 80 });
});

/** What the bar shows on a page that was there for all steps, and on one opened after them. */
async function pictures(before: readonly Line[], steps: readonly Step[]) {
  zoom.value = undefined;
  const game = new WrittenJournal([...before, ...steps.flatMap((each) => linesOf(each))]);
  game.write(before.length);
  const listener = game.openPage();
  for (const each of steps) {
    const first = game.recording.lines;
    const found = game.write(linesOf(each).length);
    if ('wait' in each) await vi.advanceTimersByTimeAsync(each.wait);
    else if ('zoom' in each) zoom.value = each.zoom;
    else if ('from' in each) zoom.value = rangeOf(each.from, each.to);
    else if ('missed' in each) listener.onMessage('gap', { progress: game.recording.progress, moment: emptyMoment });
    else listener.onMessage('lines', await game.recording.batch(first, game.recording.lines));
    if (found.length > 0) {
      const lines = found.slice(-mostFindingLines);
      listener.onMessage('findings', { rules: [], lines, progress: game.recording.progress });
    }
  }
  await vi.advanceTimersByTimeAsync(30_000);
  const live = picture();
  const liveDensity = shownTimeline().density;
  game.openPage();
  await vi.advanceTimersByTimeAsync(30_000);
  expectSameDensity(liveDensity, shownTimeline().density, shownRange.value, game.untimed);
  return { live, reopened: picture() };
}

function linesOf(each: Step): readonly Line[] {
  if ('missed' in each) return each.missed;
  return 'lines' in each ? each.lines : [];
}

function rangeOf(one: number, other: number): PlayedRange {
  const { total } = currentTimeline().played;
  return { start: Math.min(one, other) * total, end: Math.max(one, other) * total };
}

/** What the bar shows; marks as numbers, since those that were thinned out may have other places. */
function picture() {
  const { played, spans } = currentTimeline();
  const range = shownRange.value;
  const marks: Record<string, number> = {};
  for (const { name, n, time, count } of shownTimeline().marks) {
    const at = played.at(time, n);
    if (at >= range.start && at <= range.end) marks[name] = (marks[name] ?? 0) + count;
  }
  return { spans, range, marks, total: currentTimeline().count({ start: 0, end: played.total }) };
}

/**
 * No buckets within a part of the range have more lines than those of the other that reach into it. A line
 * without a time may be off, and the only line of a span is in the middle of a second.
 */
function expectSameDensity(one: Density, other: Density, { start, end }: PlayedRange, untimed: number): void {
  for (let place = start; place < end; place += (end - start) / 50) {
    for (const [inner, outer] of [[one, other] as const, [other, one] as const]) {
      const few = linesIn(inner, start, place, inner.step);
      expect(few).toBeLessThanOrEqual(linesIn(outer, start - 1000, place + 1000, 0) + untimed);
    }
  }
}

/** Lines of the buckets that have more than `least` milliseconds in a range. */
function linesIn({ from, step: length, counts }: Density, start: number, end: number, least: number): number {
  const inside = (at: number) => Math.min(end, from + (at + 1) * length) - Math.max(start, from + at * length);
  return counts.reduce((sum, count, at) => (inside(at) > least - 0.001 ? sum + count : sum), 0);
}

/** A journal that is written bit by bit, and read at once. */
class WrittenJournal {
  readonly recording: Recording;
  readonly #lines: readonly Line[];
  readonly #texts: readonly Uint8Array[];
  readonly untimed: number;

  constructor(lines: readonly Line[]) {
    let seconds = 0;
    this.#lines = lines;
    this.untimed = lines.filter(({ isBroken }) => isBroken).length;
    this.#texts = lines.map(({ after, kind, isBroken }) => {
      seconds += after;
      return Buffer.from(`${isBroken ? 'broken' : lineAt(seconds, kind)}\r\n`);
    });
    this.recording = new Recording(new MemoryFiles([Buffer.concat(this.#texts)]), { pause: async () => undefined });
    this.recording.beginFile('0.log');
  }

  /** Writes the next lines; returns those with findings. */
  write(count: number) {
    const first = this.recording.lines;
    for (const text of this.#texts.slice(first, first + count)) this.recording.addBytes(0, text);
    const found = this.#lines.slice(first, first + count).flatMap(({ hasFinding }, at) => {
      return hasFinding ? [{ ...refual, file: '0.log', line: first + at + 1 }] : [];
    });
    return this.recording.addFindings(found);
  }

  openPage(): FeedListener {
    let listener: FeedListener | undefined;
    const source: Partial<Source> = {
      listen: (heard) => void (listener = heard),
      close: () => undefined,
      // Answers arrive a while after they were made.
      ask: async (name, ask) => {
        const answer = await this.recording.answer(name, ask);
        await new Promise((resolve) => setTimeout(resolve, 40));
        return answer;
      },
    };
    openSource(source as Source);
    if (!listener) throw new Error('no listener');
    const info = { mode: 'live', title: 'journals', generation: 1, dialect: 'game', isSimulated: true } as const;
    listener.onMessage('snapshot', { info, progress: this.recording.progress, moment: emptyMoment, rules: [] });
    return listener;
  }
}
