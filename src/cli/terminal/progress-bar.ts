import type { Progress } from '../../check/check-journal.js';
import { formatDuration } from '../../stage/reproduction/command-line.js';
import type { Shell } from '../shell.js';

/** Milliseconds before the bar is first drawn, and between two drawings. */
const firstDrawDelay = 500;
const redrawInterval = 100;
/** Milliseconds between two lines where there is no terminal. */
const lineInterval = 30_000;
const barWidth = 20;
const eraseLine = '\r\u001B[2K';

type Drawing = Pick<Shell, 'now' | 'columns' | 'draw'> & Partial<Pick<Shell, 'warn'>>;

/** Progress on a terminal line of its own, if there is a terminal; erased before other output. */
export class ProgressBar {
  readonly #shell: Drawing;
  readonly #start: number;
  #next: number;
  #nextLine: number;
  #drawn = false;

  constructor(shell: Drawing) {
    this.#shell = shell;
    this.#start = shell.now();
    this.#next = this.#start + firstDrawDelay;
    this.#nextLine = this.#start + lineInterval;
  }

  /** Draws the progress of a check, if it is due. */
  update({ done, all }: Progress, files: number): void {
    this.show((seconds) => progressText({ done, all, files, seconds }));
  }

  /** Draws how many are done, and about how long the others take; without a terminal, prints a line. */
  count(done: number, all: number, what: string): void {
    const { now, draw, warn } = this.#shell;
    const text = (seconds: number) => {
      const left = done === 0 || done === all ? '' : `, about ${formatDuration((seconds / done) * (all - done))} left`;
      return `${done} of ${all} ${what}${left}`;
    };
    this.show((seconds) => `${barOf(done / all)}  ${text(seconds)}`);
    if (draw || !warn || now() < this.#nextLine) return;
    this.#nextLine = now() + lineInterval;
    warn(text((now() - this.#start) / 1000));
  }

  /** Draws a text, if it is due; it is made from the seconds that have passed. */
  show(textAfter: (seconds: number) => string): void {
    const { now: clock, columns, draw } = this.#shell;
    if (!draw) return;
    const now = clock();
    if (now < this.#next) return;
    this.#next = now + redrawInterval;
    this.#drawn = true;
    const text = textAfter((now - this.#start) / 1000);
    // A line as wide as the terminal would wrap, and only its second half would be erased.
    draw(eraseLine + text.slice(0, Math.max(0, columns() - 1)));
  }

  erase(): void {
    if (this.#drawn) this.#shell.draw?.(eraseLine);
    this.#drawn = false;
  }
}

interface CheckProgress {
  readonly done: number;
  readonly all: number;
  readonly files: number;
  readonly seconds: number;
}

/** Progress of a check, on one line. The size of a stream is unknown. */
export function progressText({ done, all, files, seconds }: CheckProgress): string {
  const megabytes = done / 1e6;
  const rest = `${files} ${files === 1 ? 'file' : 'files'}  ${Math.round(megabytes / Math.max(seconds, 0.001))} MB/s`;
  if (all < done || all === 0) return `${megabytes.toFixed(0)} MB  ${rest}`;
  return `${barOf(done / all)}  ${rest}`;
}

/** A share from 0 to 1 as a bar and in percent. */
export function barOf(share: number): string {
  const full = Math.min(barWidth, Math.round(share * barWidth));
  const percent = Math.min(100, Math.floor(share * 100));
  return `${'█'.repeat(full)}${'░'.repeat(barWidth - full)} ${String(percent).padStart(3)} %`;
}
