import type { Progress } from '../../check/check-journal.js';
import type { Shell } from '../shell.js';

/** Nobody needs to see how far we are before this many milliseconds, nor anew within so many. */
const firstDrawDelay = 500;
const redrawInterval = 100;
const barWidth = 20;
const eraseLine = '\r\u001B[2K';

type Drawing = Pick<Shell, 'now' | 'columns'> & { readonly draw: (text: string) => void };

/** Shows on the terminal how far a run is; it stands on a line of its own and is erased before anything else is told. */
export class ProgressBar {
  readonly #shell: Drawing;
  readonly #start: number;
  #next: number;
  #drawn = false;

  constructor(shell: Drawing) {
    this.#shell = shell;
    this.#start = shell.now();
    this.#next = this.#start + firstDrawDelay;
  }

  /** Draws how far a check is, if it is due. */
  update({ done, all }: Progress, files: number): void {
    this.show((seconds) => progressText({ done, all, files, seconds }));
  }

  /** Draws a text if it is due; the text may tell of the seconds that have passed. */
  show(textAfter: (seconds: number) => string): void {
    const now = this.#shell.now();
    if (now < this.#next) return;
    this.#next = now + redrawInterval;
    this.#drawn = true;
    const text = textAfter((now - this.#start) / 1000);
    // A line as wide as the terminal would go on to the next one, where it could not be erased.
    this.#shell.draw(eraseLine + text.slice(0, Math.max(0, this.#shell.columns() - 1)));
  }

  erase(): void {
    if (this.#drawn) this.#shell.draw(eraseLine);
    this.#drawn = false;
  }
}

interface CheckProgress {
  readonly done: number;
  readonly all: number;
  readonly files: number;
  readonly seconds: number;
}

/** How far a run is, on one line; of a stream nobody knows how much is to come. */
export function progressText({ done, all, files, seconds }: CheckProgress): string {
  const megabytes = done / 1e6;
  const rest = `${files} ${files === 1 ? 'file' : 'files'}  ${Math.round(megabytes / Math.max(seconds, 0.001))} MB/s`;
  if (all < done || all === 0) return `${megabytes.toFixed(0)} MB  ${rest}`;
  return `${barOf(done / all)}  ${rest}`;
}

/** A share from 0 to 1 as a bar, and in percent. */
export function barOf(share: number): string {
  const full = Math.min(barWidth, Math.round(share * barWidth));
  const percent = Math.min(100, Math.floor(share * 100));
  return `${'█'.repeat(full)}${'░'.repeat(barWidth - full)} ${String(percent).padStart(3)} %`;
}
