import type { Span } from '../../../protocol.js';
import type { PlayedTime } from '../../../recording/played-time.js';

/** A stretch of play, in milliseconds since its start. */
export interface PlayedRange {
  readonly start: number;
  readonly end: number;
}

/** A span in sight, and its extent on the bar, which may go beyond its ends. */
export interface Piece extends Span {
  readonly left: number;
  readonly right: number;
}

/** Maps times to positions on the bar, which shows a range of play. */
export class TimelineScale {
  readonly played: PlayedTime;
  readonly range: PlayedRange;
  /** Pixels. */
  readonly width: number;

  constructor(played: PlayedTime, range: PlayedRange, width: number) {
    this.played = played;
    this.range = range;
    this.width = width;
  }

  get isEmpty(): boolean {
    return this.played.spans.length === 0;
  }

  /**
   * Position of a time; the line number decides between spans that contain the same time, as wrong clocks
   * produce.
   */
  xOf(time: number, n?: number): number {
    return this.xOfPlayed(this.played.at(time, n));
  }

  xOfPlayed(played: number): number {
    const { start, end } = this.range;
    return ((played - start) / Math.max(1, end - start)) * this.width;
  }

  playedAt(x: number): number {
    const { start, end } = this.range;
    return start + (x / Math.max(1, this.width)) * (end - start);
  }

  timeAt(x: number): number {
    return this.played.timeAt(this.playedAt(x));
  }

  pieces(): Piece[] {
    const pieces: Piece[] = [];
    const { start, end } = this.range;
    for (let index = this.played.indexAt(start); index < this.played.spans.length; index++) {
      const from = this.played.startOf(index);
      if (from > end) break;
      const right = this.xOfPlayed(this.played.startOf(index + 1));
      pieces.push({ ...(this.played.spans[index] as Span), left: this.xOfPlayed(from), right });
    }
    return pieces;
  }
}
