/**
 * The names that were met in the objects of a line, by a hash of 32 bits: two that have the same one in the same object
 * are taken for a name that stands twice. A slot belongs to the object whose number stands in it, and is free if that
 * number is from an earlier line. Lines of one kind use the same slots, so that these stay at hand.
 */

import type { Source } from '../machine/source.js';
import { layout } from '../scanner-memory.js';

export const nameSlots = 8192;

const { names, detours, firstObject } = layout;

export const naming: readonly Source[] = [
  {
    // Whether a name is new to its object. A line with very many names, or with names made to get into each other's
    // way, is left to the parser.
    name: 'addName',
    parameters: ['object', 'hash'],
    body: `
      let first = word(${firstObject}), slot = 0, owner = 0, count = word(${names}) + 1;
      setWord(${names}, count);
      if (count > ${nameSlots / 2}) return 0;
      slot = ${layout.nameSlots} + (((hash ^ (object - first) * 0x6c8e9cf5) * 0x5bd1e995 >>> 18) & ${2 * nameSlots - 2}) * 4;
      for (;;) {
        owner = word(slot);
        if (owner < first) break;
        if (owner === object && word(slot + 4) === hash) return 0;
        setWord(${detours}, word(${detours}) + 1);
        if (word(${detours}) > ${4 * nameSlots}) return 0;
        slot += 8;
        if (slot === ${layout.nameSlots + 8 * nameSlots}) slot = ${layout.nameSlots};
      }
      setWord(slot, object);
      setWord(slot + 4, hash);
      return 1;`,
  },
];

/** Every hash begins with it. */
export const emptyHash = 0x2f0b4c47;

/** Source text that goes on with the hash of a name by so many bytes; equal names are always cut into the same pieces. */
export function mixing(bytes: string): string {
  return `hash = (hash ^ ${bytes}) * 0x5bd1e995; hash = hash ^ hash >>> 15;`;
}

/** The hash of a whole name in ASCII. */
export function hashOf(name: string): number {
  const bytes = Buffer.from(name);
  let hash = emptyHash;
  let at = 0;
  for (; at + 4 <= bytes.length; at += 4) hash = mix(hash, bytes.readInt32LE(at));
  return mix(hash, at < bytes.length ? bytes.readUIntLE(at, bytes.length - at) : 0);
}

function mix(hash: number, bytes: number): number {
  const mixed = Math.imul(hash ^ bytes, 0x5bd1e995);
  return mixed ^ (mixed >>> 15);
}
