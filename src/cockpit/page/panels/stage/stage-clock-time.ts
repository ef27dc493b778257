import type { StageClock } from '../../../protocol.js';

/** The clock of the stage, and when the page heard of it. */
export interface HeardClock extends StageClock {
  readonly heardAt: number;
}

/** The time in the session: between two messages the page reckons it. As fast as can be, nobody can. */
export function sessionTime({ isPaused, speed, now, heardAt }: HeardClock, at: number): number {
  return isPaused || speed === 0 ? now : now + Math.max(0, at - heardAt) * speed;
}

/** "5×", or "max". */
export function speedText(speed: number): string {
  return speed === 0 ? 'max' : `${speed.toLocaleString('en', { maximumFractionDigits: 3 })}×`;
}

/** The speed that was typed; undefined if it is none. */
export function parseSpeed(text: string): number | 'max' | undefined {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/(?<=\d)[x×]$/, '');
  if (word === 'max') return 'max';
  const speed = Number(word);
  return word !== '' && speed >= 0.001 && speed <= 1_000_000 ? speed : undefined;
}
