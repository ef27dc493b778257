/**
 * What is worth no more than a note in a line that is clean otherwise: a word that an open list lacks, a member that is not in
 * the table. Each is learned when it is met for the first time, and known by a number from then on.
 */
import * as layout from '../scanner-memory';
import { soundValue } from './any-event';
import { Bytes } from './bytes';
import { text } from './json-tokens';
import { addName } from './member-names';
import { NameHash } from './name-hash';
import { learn } from './outside';

/** Where the scan is: the number of the kind. */
export class At {
  static kind: i32 = 0;
}

/** A word that stands at `p` and is not in an open list, but as it should be up to `end`; gives that place, or -1 for the parser. */
export function unlisted(p: i32, end: i32, path: i32): i32 {
  if (end < 0) return -1;
  return remark(Bytes.at(p) === 0x20 ? p + 1 : p, end, end, path, layout.unlistedWord) ? end : -1;
}

/** A member whose name stands at `n` and is not in the table of its object at a path, from there to behind its value, which need only be sound. */
export function unknownMember(n: i32, object: i32, path: i32): i32 {
  const end = text(n - 1);
  if (end < 0 || Bytes.at(end) !== 0x3a || !addName(object, NameHash.of(n, end - 1 - n))) return -1;
  const until = soundValue(end + 1);
  return until >= 0 && remark(n - 1, end, until, path, layout.unknownName) ? until : -1;
}

function remark(start: i32, end: i32, until: i32, path: i32, what: i32): bool {
  const count = Bytes.four(layout.remarkCount);
  if (count >= layout.mostRemarks || end - start > layout.longestLearned) return false;
  const number = numberOf(start, end, path, what);
  if (number < 0) return false;
  const at = layout.remarks + count * layout.remarkSize;
  store<i32>(at, number);
  store<i32>(at + 4, start);
  store<i32>(at + 8, end);
  store<i32>(at + 12, until);
  store<i32>(layout.remarkCount, count + 1);
  return true;
}

/** Whether so many remarks on a line are all of those that are only counted. */
export function areQuiet(remarks: i32): bool {
  const end = layout.remarks + remarks * layout.remarkSize;
  for (let at = layout.remarks; at < end; at += layout.remarkSize) {
    if (!Bytes.at(layout.quietRemarks + Bytes.four(at))) return false;
  }
  return true;
}

/** Counts so many remarks on a line. */
export function countRemarks(remarks: i32): void {
  const end = layout.remarks + remarks * layout.remarkSize;
  for (let at = layout.remarks; at < end; at += layout.remarkSize) {
    const number = Bytes.four(at);
    const count = layout.remarkCounts + number * 4;
    if (Bytes.four(count) === 0) {
      const counted = Bytes.four(layout.countedRemarks);
      store<i32>(layout.countedNumbers + counted * 4, number);
      store<i32>(layout.countedRemarks, counted + 1);
    }
    store<i32>(count, Bytes.four(count) + 1);
  }
}

/** The number of what was learned, or is now; -1 if it is left to the parser. */
function numberOf(start: i32, end: i32, path: i32, what: i32): i32 {
  const length = end - start;
  const about = At.kind * 2 + what;
  const hash = NameHash.mix(NameHash.mix(NameHash.of(start, length), path), about);
  let index = <i32>hash & (layout.learnedSlotCount - 1);
  while (true) {
    const slot = layout.learnedSlots + index * 4;
    const known = Bytes.four(slot);
    if (known === 0) return newNumber(slot, start, end, path, what);
    if (
      Bytes.four(known) === about &&
      Bytes.four(known + layout.learnedPath) === path &&
      Bytes.four(known + layout.learnedLength) === length &&
      Bytes.same(known + layout.learnedText, start, length)
    ) {
      return Bytes.four(known + layout.learnedNumber);
    }
    index = (index + 1) & (layout.learnedSlotCount - 1);
  }
}

/** At most half of the slots are used, however many different words come. */
function newNumber(slot: i32, start: i32, end: i32, path: i32, what: i32): i32 {
  const length = end - start;
  const count = Bytes.four(layout.learnedCount);
  const used = Bytes.four(layout.learnedEnd);
  const entry = used === 0 ? layout.learned : used;
  const entryEnd = entry + layout.learnedText + ((length + 3) & ~3);
  if (count >= layout.mostLearned || entryEnd > layout.learnedLimit) return -1;
  const number = learn(At.kind, path, what, start, end);
  if (number < 0) return -1;
  store<i32>(slot, entry);
  store<i32>(entry, At.kind * 2 + what);
  store<i32>(entry + layout.learnedPath, path);
  store<i32>(entry + layout.learnedNumber, number);
  store<i32>(entry + layout.learnedLength, length);
  for (let at = 0; at < length; at += 4) store<i32>(entry + layout.learnedText + at, Bytes.four(start + at));
  store<i32>(layout.learnedCount, count + 1);
  store<i32>(layout.learnedEnd, entryEnd);
  return number;
}
