/** Sequences through all situations. */
import { Random } from '../../src/simulate/random.js';

/** A de Bruijn sequence of order two: each name follows each name once, itself included. */
export function everyPair(names: readonly string[]): string[] {
  return names.flatMap((first, index) => [first, ...names.slice(index + 1).flatMap((second) => [first, second])]);
}

/** Names per piece of the sequence. */
const together = 8;

/**
 * The sequence of all pairs, split into pieces that are shuffled and joined to sessions, so that no session
 * is about one situation. Each piece starts with the last name of the previous one, so that no pair is lost.
 */
export function sessionsOf(names: readonly string[], length: number, seed: number): string[][] {
  const all = everyPair(names);
  const twice = [...all, ...all];
  const pieces: string[][] = [];
  for (let at = 0; at < all.length; at += together) pieces.push(twice.slice(at, at + together + 1));
  const mixed = new Random(seed).shuffle(pieces);
  const sessions: string[][] = [];
  const each = Math.max(1, Math.floor(length / (together + 1)));
  for (let at = 0; at < mixed.length; at += each) sessions.push(mixed.slice(at, at + each).flat());
  return sessions;
}
