import { getOrMake } from '../../words/map-entries.js';

/**
 * Maximum number of turns per interval, each for a share of the members. Notifications wait meanwhile: a
 * fifth of a millisecond if five of a thousand directories are polled every five milliseconds.
 */
const mostTurns = 200;

/** A slow turn, as on a network drive, is followed by a pause of this many times its length. */
const restAfterTurn = 3;

const rounds = new Map<number, PollRound>();

/**
 * Calls `look` once per interval of milliseconds, until the returned function is called. All members with the
 * same interval share one timer and take turns, so that a thousand of them do not block the event loop at
 * once.
 */
export function pollEvery(interval: number, look: () => void): () => void {
  return getOrMake(rounds, interval, () => new PollRound(interval)).join(look);
}

class PollRound {
  readonly #interval: number;
  /** Next ones first. */
  readonly #members = new Set<{ readonly look: () => void }>();
  #timer: NodeJS.Timeout | undefined;

  constructor(interval: number) {
    this.#interval = interval;
  }

  join(look: () => void): () => void {
    const member = { look };
    this.#members.add(member);
    this.#timer ??= this.#wait(0);
    return () => this.#leave(member);
  }

  #leave(member: { readonly look: () => void }): void {
    this.#members.delete(member);
    if (this.#members.size > 0) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    rounds.delete(this.#interval);
  }

  #wait(spent: number): NodeJS.Timeout {
    return setTimeout(() => this.#turn(), Math.max(this.#interval / this.#turns, restAfterTurn * spent));
  }

  get #turns(): number {
    return Math.max(1, Math.min(mostTurns, this.#members.size));
  }

  #turn(): void {
    const began = performance.now();
    let left = Math.ceil(this.#members.size / this.#turns);
    for (const member of this.#members) {
      if (left-- === 0) break;
      this.#members.delete(member);
      this.#members.add(member);
      member.look();
    }
    if (this.#members.size > 0) this.#timer = this.#wait(performance.now() - began);
  }
}
