import type { StageClock } from '../../../protocol.js';

/** A clock of the stage, and when the page received it. */
export interface ReceivedClock extends StageClock {
  readonly receivedAt: number;
}

/** Session time, extrapolated since the last message. At maximum speed it cannot be extrapolated. */
export function sessionTime({ isPaused, speed, now, receivedAt }: ReceivedClock, at: number): number {
  return isPaused || speed === 0 ? now : now + Math.max(0, at - receivedAt) * speed;
}

/** "5×", or "max". */
export function speedText(speed: number): string {
  return speed === 0 ? 'max' : `${speed.toLocaleString('en', { maximumFractionDigits: 3 })}×`;
}

/** Undefined if it is no speed. */
export function parseSpeed(text: string): number | 'max' | undefined {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/(?<=\d)[x×]$/, '');
  if (word === 'max') return 'max';
  const speed = Number(word);
  return word !== '' && speed >= 0.001 && speed <= 1_000_000 ? speed : undefined;
}
