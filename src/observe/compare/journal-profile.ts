import { fieldOf, membersOf } from '../../journal/journal-event.js';
import type { GameEvidence } from '../evidence-format.js';
import { JournalObserver } from '../journal-observer.js';
import type { LineObserver } from '../line-observer.js';
import { type ObservedEvent, observedEvent } from '../observed-event.js';
import { allGames } from '../tally/game-tally.js';
import { PeculiarityTally } from './peculiarity-tally.js';
import { SequenceTally } from './sequence-tally.js';

/** What is compared of journals: the content of their lines, and the sequence of these. */
export interface JournalProfile {
  readonly content: GameEvidence;
  readonly sequence: SequenceTally;
  /** How often each peculiarity occurs. */
  readonly peculiarities: ReadonlyMap<string, number>;
}

/** Counts the profile of journals. */
class ProfileTally {
  readonly #observer = new JournalObserver();
  readonly #sequence = new SequenceTally();
  readonly #peculiarities = new PeculiarityTally();
  #time = { text: '', seconds: Number.NaN };

  beginJournal(): void {
    this.#observer.beginJournal();
    this.#sequence.interrupt();
    this.#peculiarities.beginJournal();
  }

  event(observed: ObservedEvent, isNewSession: boolean): void {
    this.#observer.event(observed);
    if (isNewSession) this.#sequence.beginSession();
    this.#sequence.add(observed.kind, this.#secondsOf(observed.time));
    this.#peculiarities.add(membersOf(observed.event));
  }

  profile(): JournalProfile {
    return {
      content: allGames(Object.values(this.#observer.evidence().games)),
      sequence: this.#sequence,
      peculiarities: this.#peculiarities.result(),
    };
  }

  /** Caches the last time: half of all lines share it with the line before. */
  #secondsOf(text: string): number {
    if (text !== this.#time.text) this.#time = { text, seconds: Date.parse(text) / 1000 };
    return this.#time.seconds;
  }
}

/**
 * Profiles of journals as a whole and of two halves, which take alternate sessions. The distance of the
 * halves estimates how much of any distance is chance.
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
    const observed = observedEvent(bytes, start, end);
    if (!observed) return;
    const isNew = observed.kind === 'Fileheader' ? !isContinuation(observed) : this.#isFirstLine;
    this.#isFirstLine = false;
    if (isNew) this.#sessions++;
    for (const each of [this.#whole, this.#half]) each.event(observed, isNew);
  }

  unusableLine(): void {}

  /** Companions are from the end of a session only, and are not compared. */
  companion(): void {}

  get whole(): JournalProfile {
    return this.#whole.profile();
  }

  /** `undefined` if there are fewer than two sessions. */
  get halves(): readonly [JournalProfile, JournalProfile] | undefined {
    const [first, second] = this.#halves;
    return this.#sessions < 2 ? undefined : [first.profile(), second.profile()];
  }

  get #half(): ProfileTally {
    return this.#halves[this.#sessions % 2 === 1 ? 0 : 1];
  }
}

/** The header of a later part of a session has its number. */
function isContinuation({ event }: ObservedEvent): boolean {
  const part = fieldOf(event, 'part');
  return typeof part === 'number' && part > 1;
}
