import { fieldOf } from '../journal/journal-event.js';
import { parseLine } from '../journal/parse/parse-line.js';
import { type Evidence, unknownGame } from './evidence-format.js';
import type { LineObserver } from './line-observer.js';
import { EvidenceTally } from './tally/evidence-tally.js';
import type { GameTally } from './tally/game-tally.js';
import { keptGameVersion } from './tally/kept-names.js';
import type { ObjectTally } from './tally/object-tally.js';
import { type EventHead, eventHead } from './walk/event-head.js';
import { LineWalk } from './walk/line-walk.js';

const month = /^\d{4}-(?:0[1-9]|1[0-2])(?=-)/;

/** Takes the lines of journals, and the files beside them, and counts what is in them. */
export class JournalObserver implements LineObserver {
  readonly #tally = new EvidenceTally();
  readonly #walk = new LineWalk();
  #game: GameTally | undefined;
  /** The month that was told last, and of which version. */
  #month = '-';
  #monthOf: GameTally | undefined;

  /** What comes next are the lines of another journal, which tells its version itself. */
  beginJournal(): void {
    this.#game = undefined;
  }

  /** A line, without its end; a control character stands behind its last byte. Returns its head, if it is an event. */
  line(bytes: Uint8Array, start: number, end: number): EventHead | undefined {
    const [from, to] = withoutStrayBytes(bytes, start, end);
    const head = eventHead(bytes, from, to);
    if (!head) return this.#unusable();
    if (head.kind === 'Fileheader') this.#game = this.#gameOf(bytes.subarray(from, to));
    const game = this.#currentGame;
    const kind = game.kind(head.kind);
    if (kind && !this.#walk.count(bytes, from, to, kind)) return this.#unusable();
    if (!kind) game.unnamedLine();
    game.lines++;
    if (!head.time.startsWith(this.#month) || game !== this.#monthOf) this.#tellMonth(head.time, game);
    return head;
  }

  /** A line that is no event, or too long to be one. */
  unusableLine(): void {
    this.#currentGame.unusable++;
  }

  #unusable(): undefined {
    this.unusableLine();
    return undefined;
  }

  /** What a file beside the journal contains, as the version of the game that was played last wrote it. */
  companion(file: string, content: Uint8Array): void {
    const bytes = new Uint8Array(content.length + 1);
    bytes.set(content);
    const head = eventHead(bytes, 0, content.length);
    const kind: ObjectTally | undefined = head && this.#currentGame.fileKind(file, head.kind);
    if (kind) this.#walk.count(bytes, 0, content.length, kind);
  }

  evidence(): Evidence {
    return this.#tally.toEvidence();
  }

  #tellMonth(time: string, game: GameTally): void {
    const [found] = month.exec(time) ?? [];
    if (found === undefined) return;
    game.month(found);
    this.#month = found;
    this.#monthOf = game;
  }

  get #currentGame(): GameTally {
    return (this.#game ??= this.#tally.game(unknownGame));
  }

  #gameOf(header: Uint8Array): GameTally {
    const { event } = parseLine(header);
    return this.#tally.game(keptGameVersion(event && fieldOf(event, 'gameversion')) ?? unknownGame);
  }
}

/** A crash leaves NULs around a line, an editor a mark at the beginning. */
function withoutStrayBytes(bytes: Uint8Array, start: number, end: number): [from: number, to: number] {
  let [from, to] = [start, end];
  if (bytes[from] === 0xef && bytes[from + 1] === 0xbb && bytes[from + 2] === 0xbf) from += 3;
  while (from < to && bytes[from] === 0) from++;
  while (to > from && bytes[to - 1] === 0) to--;
  return [from, to];
}
