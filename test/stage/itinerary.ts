/** Ways through all situations. */
import { Random } from '../../src/simulate/random.js';

/** Each name follows each name once, itself included: a de Bruijn sequence of words of two. */
export function everyPair(names: readonly string[]): string[] {
  return names.flatMap((first, index) => [first, ...names.slice(index + 1).flatMap((second) => [first, second])]);
}

/** So many names of the sequence stand together before it is torn. */
const together = 8;

/**
 * The sequence of all pairs, cut into pieces that are mixed and put together to sessions, so that no session is about one
 * situation. Where a piece ends the next begins with its last name, so that no pair is lost.
 */
export function sessionsOf(names: readonly string[], length: number, seed: number): string[][] {
  const all = everyPair(names);
  const pieces: string[][] = [];
  for (let at = 0; at < all.length; at += together) pieces.push([...all, ...all].slice(at, at + together + 1));
  const mixed = new Random(seed).shuffle(pieces);
  const sessions: string[][] = [];
  const each = Math.max(1, Math.floor(length / (together + 1)));
  for (let at = 0; at < mixed.length; at += each) sessions.push(mixed.slice(at, at + each).flat());
  return sessions;
}
