import { fieldOf } from '../journal/journal-event.js';
import { type Evidence, unknownGame } from './evidence-format.js';
import type { LineObserver } from './line-observer.js';
import { type ObservedEvent, observedEvent } from './observed-event.js';
import { EvidenceTally } from './tally/evidence-tally.js';
import type { GameTally } from './tally/game-tally.js';
import { keptGameVersion } from './tally/kept-names.js';
import type { TallyOptions } from './tally/tally-context.js';

const month = /^\d{4}-(?:0[1-9]|1[0-2])(?=-)/;

/** Counts what the lines of journals and the companions contain. */
export class JournalObserver implements LineObserver {
  readonly #tally: EvidenceTally;
  #game: GameTally | undefined;

  constructor(options?: TallyOptions) {
    this.#tally = new EvidenceTally(options);
  }

  /** The next line is the first of another journal, which has its own version. */
  beginJournal(): void {
    this.#game = undefined;
  }

  line(bytes: Uint8Array, start: number, end: number): void {
    const observed = observedEvent(bytes, start, end);
    if (observed) this.event(observed);
    else this.unusableLine();
  }

  /** Counts a line that was parsed. */
  event(observed: ObservedEvent): void {
    const { event, kind, time, numbers } = observed;
    if (kind === 'Fileheader')
      this.#game = this.#tally.game(keptGameVersion(fieldOf(event, 'gameversion')) ?? unknownGame);
    const game = this.#currentGame;
    const tally = game.kind(kind);
    if (tally) tally.count(event, numbers.values());
    else game.unnamedLine();
    game.lines++;
    const [found] = month.exec(time) ?? [];
    if (found !== undefined) game.month(found);
  }

  /** A line without an event, or one that is too long. */
  unusableLine(): void {
    this.#currentGame.unusable++;
  }

  /** The content of a companion, counted for the version of the game that was played last. */
  companion(file: string, content: Uint8Array): void {
    const observed = observedEvent(content, 0, content.length);
    if (!observed) return;
    const { event, kind, numbers } = observed;
    this.#currentGame.fileKind(file, kind)?.count(event, numbers.values());
  }

  evidence(): Evidence {
    return this.#tally.toEvidence();
  }

  get #currentGame(): GameTally {
    return (this.#game ??= this.#tally.game(unknownGame));
  }
}
