/** Scalar values, by their form in a table. */
import * as layout from '../scanner-memory-table';
import { Bytes } from './bytes';
import { scientific, Usual } from './json-tokens';
import { small, within } from './number-values';
import { unlistedWord } from './outside';
import { moment } from './timestamps';
import { isInSet, WordSet } from './word-sets';

/** Put in where they are called. */
export class Scalar {
  /** The place behind a value of a type that most values have, for every member of every object. */
  @inline
  static usual(p: i32, type: i32, form: i32): i32 {
    switch (type) {
      case layout.isText:
        return Usual.text(p);
      case layout.isInteger:
        return Usual.integer(p);
      case layout.isNumber:
        return Usual.number(p);
      case layout.isBoolean:
        return Usual.boolean(p);
      default: {
        // The game often repeats a word: one comparison finds it.
        const last = load<i32>(form, layout.formKept);
        const length = load<i32>(last);
        return Bytes.same(p, last + layout.wordText, length) ? p + length : word(p, type, form);
      }
    }
  }

  /** The place behind a value of any type that is neither a list nor an object. */
  @inline
  static end(p: i32, type: i32, form: i32): i32 {
    switch (type) {
      case layout.isMoment:
        return moment(p);
      case layout.isInternal:
        return internal(p, load<i32>(form, layout.formMore));
      case layout.isLimitedInteger:
        return limited(p, Usual.integer(p), form);
      case layout.isLimitedNumber:
        return limited(p, Usual.number(p), form);
      case layout.isScientific:
        return limited(p, scientific(p), form);
      default:
        return Scalar.usual(p, type, form);
    }
  }
}

/** A number is held to its limits, or to the few values that it may have. */
function limited(p: i32, end: i32, form: i32): i32 {
  return end >= 0 && load<u64>(form, layout.formMore) !== 0 && !holds(p, end, form) ? -1 : end;
}

function holds(p: i32, end: i32, form: i32): bool {
  const values = load<i32>(form, layout.formMore);
  if (values) {
    const value = small(p, end);
    for (let at = values + Bytes.four(values) * 4; at > values; at -= 4) if (Bytes.four(at) === value) return true;
    return false;
  }
  const limit = load<i32>(form, layout.formLimit);
  return within(p, end, load<i32>(limit), load<i32>(limit, layout.limitMost), load<i32>(limit, layout.limitOutside));
}

/** One of a set of words; if the set is open, any other is noted outside. */
function word(p: i32, type: i32, form: i32): i32 {
  const start = Bytes.at(p) === 0x20 ? p + 1 : p;
  if (Bytes.at(start) !== 0x22) return -1;
  const set = load<i32>(form, layout.formMore);
  const known = WordSet.find(set, start);
  if (known === 0) return rareWord(start, type, set, form);
  store<i32>(form, known, layout.formKept);
  return start + Bytes.four(known);
}

/** One that is very short beside others of its set, or not in it. */
function rareWord(start: i32, type: i32, set: i32, form: i32): i32 {
  const end = Usual.text(start);
  if (end < 0 || isInSet(set, start, end - start)) return end;
  if (type === layout.isWord) return -1;
  const needed = load<i32>(form, layout.formLimit);
  if (needed && internal(start, needed) < 0) return -1;
  unlistedWord(form, Words.depth, start, end);
  Words.unlisted += 1;
  return end;
}

/** How many words of the line its lists lack; how many lists and objects are open (their forms: `path`). */
export class Words {
  static unlisted: i32 = 0;
  static depth: i32 = 0;
}

/** A text in internal form: how it begins, then anything or a number, then a semicolon. */
function internal(p: i32, form: i32): i32 {
  const end = Usual.text(p);
  if (end < 0) return -1;
  const start = Bytes.at(p) === 0x20 ? p + 2 : p + 1;
  if (end === start + 1) return load<i32>(form, layout.internalEmpty) ? end : -1;
  const opening = Bytes.four(form);
  const length = Bytes.four(opening);
  let at = start + length;
  if (at >= end - 2 || Bytes.at(end - 2) !== 0x3b || !Bytes.same(opening + layout.wordText, start, length)) return -1;
  const isNumber = load<i32>(form, layout.internalNumber);
  // The semicolon at the end is found in any case.
  while (true) {
    const n = isNumber ? Bytes.digits(at) : Bytes.beforeSemicolon(at);
    at += n;
    if (n < 8) return at === end - 2 ? end : -1;
  }
}
