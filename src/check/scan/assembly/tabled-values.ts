/** Values that are neither lists nor objects, in a form that stands in a table. */
import * as layout from '../scanner-memory';
import { Bytes } from './bytes';
import { boolean, integer, number, scientific, text } from './json-tokens';
import { NameHash } from './name-hash';
import { numberHolds } from './outside';
import { At, unlisted } from './remarks';
import { moment } from './timestamps';

/** The place behind a value of a type; `more` and `limit` are what the type wants to know. */
export function formed(p: i32, type: i32, more: i32, limit: i32): i32 {
  switch (type) {
    case layout.isText:
      return text(p);
    case layout.isInteger:
      return limited(p, integer(p), limit);
    case layout.isNumber:
      return limited(p, number(p), limit);
    case layout.isScientific:
      return limited(p, scientific(p), limit);
    case layout.isBoolean:
      return boolean(p);
    case layout.isMoment:
      return moment(p);
    case layout.isWord:
      return word(p, more, limit !== 0);
    case layout.isNamed:
    case layout.isNumbered:
      return internal(p, type === layout.isNumbered, more, limit !== 0);
    default:
      return -1;
  }
}

/** A number is held to limits outside, if it has any. */
function limited(p: i32, end: i32, limit: i32): i32 {
  return end < 0 || limit < 0 || numberHolds(limit, p, end) ? end : -1;
}

/** One of a set of words; if the set is open, any other is remarked on. */
function word(p: i32, words: i32, isOpen: bool): i32 {
  const end = text(p);
  if (end < 0) return -1;
  const start = Bytes.at(p) === 0x20 ? p + 2 : p + 1;
  if (Bytes.four(slotOf(words, start, end - 1 - start))) return end;
  return isOpen ? unlisted(p, end, At.path) : -1;
}

/** The slot of a word in its set, which is empty if the word is not in it. There is always an empty one. */
function slotOf(words: i32, start: i32, length: i32): i32 {
  const mask = Bytes.four(words);
  let index = NameHash.of(start, length) & mask;
  while (true) {
    const slot = words + 4 + index * 4;
    const known = Bytes.four(slot);
    if (known === 0) return slot;
    if (Bytes.four(known) === length && Bytes.same(known + layout.wordText, start, length)) return slot;
    index = (index + 1) & mask;
  }
}

/** Puts a word into a set. */
export function addWord(words: i32, place: i32): void {
  store<i32>(slotOf(words, place + layout.wordText, Bytes.four(place)), place);
}

/** A text in internal form: how it begins, then anything or a number, then a semicolon. */
function internal(p: i32, isNumber: bool, opening: i32, mayBeEmpty: bool): i32 {
  const end = text(p);
  if (end < 0) return -1;
  const start = Bytes.at(p) === 0x20 ? p + 2 : p + 1;
  if (end === start + 1) return mayBeEmpty ? end : -1;
  const length = Bytes.four(opening);
  let at = start + length;
  if (at >= end - 2 || Bytes.at(end - 2) !== 0x3b || !Bytes.same(opening + layout.wordText, start, length)) return -1;
  for (; at < end - 2; at += 1) {
    const c = Bytes.at(at);
    if (isNumber ? c < 0x30 || c > 0x39 : c === 0x3b) return -1;
  }
  return end;
}
