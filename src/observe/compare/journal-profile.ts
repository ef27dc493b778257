import { fieldOf } from '../../journal/journal-event.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import type { GameEvidence } from '../evidence-format.js';
import { JournalObserver } from '../journal-observer.js';
import type { LineObserver } from '../line-observer.js';
import { GameTally } from '../tally/game-tally.js';
import { NameBudget } from '../tally/tally-context.js';
import type { EventHead } from '../walk/event-head.js';
import { SequenceTally } from './sequence-tally.js';

/** All that is compared of journals: what stands in their lines, and how the lines follow each other. */
export interface JournalProfile {
  readonly content: GameEvidence;
  readonly sequence: SequenceTally;
}

/** Makes the profile of the journals it is shown. */
class ProfileTally {
  readonly #observer = new JournalObserver();
  readonly #sequence = new SequenceTally();
  #time = { text: '', seconds: Number.NaN };

  beginJournal(): void {
    this.#observer.beginJournal();
    this.#sequence.interrupt();
  }

  /** Counts what stands in a line; returns its head, if it is an event. */
  line(bytes: Uint8Array, start: number, end: number): EventHead | undefined {
    return this.#observer.line(bytes, start, end);
  }

  /** Counts where the line stands. */
  place({ kind, time }: EventHead, isNewSession: boolean): void {
    if (isNewSession) this.#sequence.beginSession();
    this.#sequence.add(kind, this.#secondsOf(time));
  }

  profile(): JournalProfile {
    return { content: allVersions(this.#observer), sequence: this.#sequence };
  }

  /** Half of all lines share their time with the one before. */
  #secondsOf(text: string): number {
    if (text !== this.#time.text) this.#time = { text, seconds: Date.parse(text) / 1000 };
    return this.#time.seconds;
  }
}

/**
 * Profiles of journals as a whole, and of two halves: every other session is in the first. How much the halves differ says how
 * much chance there is in the whole.
 */
export class ProfileObserver implements LineObserver {
  readonly #whole = new ProfileTally();
  readonly #halves = [new ProfileTally(), new ProfileTally()] as const;
  #sessions = 0;
  #isFirstLine = true;

  beginJournal(): void {
    this.#isFirstLine = true;
    for (const each of [this.#whole, ...this.#halves]) each.beginJournal();
  }

  line(bytes: Uint8Array, start: number, end: number): void {
    const head = this.#whole.line(bytes, start, end);
    if (!head) return;
    const isNew = head.kind === 'Fileheader' ? !isContinuation(bytes, start, end) : this.#isFirstLine;
    this.#isFirstLine = false;
    if (isNew) this.#sessions++;
    this.#half.line(bytes, start, end);
    for (const each of [this.#whole, this.#half]) each.place(head, isNew);
  }

  unusableLine(): void {}

  /** What lies beside a journal is from its end only, and is not compared. */
  companion(): void {}

  get whole(): JournalProfile {
    return this.#whole.profile();
  }

  /** Nothing if there is only one session. */
  get halves(): readonly [JournalProfile, JournalProfile] | undefined {
    const [first, second] = this.#halves;
    return this.#sessions < 2 ? undefined : [first.profile(), second.profile()];
  }

  get #half(): ProfileTally {
    return this.#halves[this.#sessions % 2 === 1 ? 0 : 1];
  }
}

/** A later part of a journal opens with a header that says so. */
function isContinuation(bytes: Uint8Array, start: number, end: number): boolean {
  const { event } = parseLine(bytes.subarray(start, end));
  const part = event && fieldOf(event, 'part');
  return typeof part === 'number' && part > 1;
}

function allVersions(observer: JournalObserver): GameEvidence {
  const { games } = observer.evidence();
  const [only] = Object.values(games);
  if (only && Object.keys(games).length === 1) return only;
  const all = new GameTally(new NameBudget());
  for (const game of Object.values(games)) all.add(game);
  return all.toEvidence();
}
