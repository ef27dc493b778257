/** Rules about the members of an object, by its table. */
import * as layout from '../scanner-memory-table';
import { Bytes, sameBytes } from './bytes';
import { NameHash } from './name-hash';
import { ruleHolds } from './outside';

/**
 * Whether all rules hold for an object. `marks`: its fields, a bit each; the frame has the locations of those
 * that rules read.
 */
export function holdRules(rules: i32, frame: i32, marks: u64): bool {
  let rule = rules + 4;
  for (let left = Bytes.four(rules); left > 0; left -= 1) {
    const isTabled = Bytes.four(rule) === layout.ruleTabled;
    const first = rule + layout.ruleAnswer + (isTabled ? layout.truthBits / 8 : 4);
    const end = first + load<i32>(rule, layout.ruleLooksAt) * 4;
    if (marks & load<u64>(rule, layout.ruleReasons) || load<i32>(rule, layout.ruleAlways)) {
      const answer = rule + layout.ruleAnswer;
      if (
        !(isTabled ? holdsByTable(answer, first, end, frame, marks) : holdsOutside(answer, first, end, frame, marks))
      ) {
        return false;
      }
    }
    rule = end;
  }
  return true;
}

/**
 * Looks the object up in a truth table. The cases of a member: missing; present, or true or false, or has
 * none of some bits or any.
 */
function holdsByTable(bits: i32, first: i32, end: i32, frame: i32, marks: u64): bool {
  let which = 0;
  for (let at = first; at < end; at += 4) {
    const member = Bytes.four(at);
    const field = member & ((1 << layout.fieldBits) - 1);
    const cases = (member >>> layout.fieldBits) & ((1 << layout.caseBits) - 1);
    which *= cases;
    if (!isThere(marks, field)) continue;
    const place = frame + field * 12;
    if (member & layout.isBits) {
      const set = anyBit(member, load<i32>(place), load<i32>(place, 4));
      if (set < 0) return false;
      which += 1 + set;
    } else {
      // true or false
      which += cases === 2 || Bytes.at(load<i32>(place, 4) - 2) === 0x75 ? 1 : 2;
    }
  }
  return ((Bytes.four(bits + (which >>> 5) * 4) >>> (which & 31)) & 1) !== 0;
}

function isThere(marks: u64, field: i32): bool {
  return ((marks >>> <u64>field) & 1) !== 0;
}

/**
 * Whether any of the bits that matter is set in an integer between two places, 1 or 0; -1 if it is negative
 * or has more digits than a bit set.
 */
function anyBit(member: i32, p: i32, end: i32): i32 {
  if (Bytes.at(p) === 0x20) p += 1;
  if (end - p > 10 || Bytes.at(p) === 0x2d) return -1;
  let value: u64 = 0;
  for (; p < end; p += 1) value = value * 10 + Bytes.at(p) - 0x30;
  const first = (member >>> layout.firstBit) & 0xff;
  const last = member >>> layout.lastBit;
  return i32((value >>> <u64>first) << (<u64>(63 - last + first)) !== 0);
}

/** Passes the locations of the members to `ruleHolds`. */
function holdsOutside(number: i32, first: i32, end: i32, frame: i32, marks: u64): bool {
  let to = layout.members;
  for (let at = first; at < end; at += 4) {
    const field = Bytes.four(at) & ((1 << layout.fieldBits) - 1);
    const place = frame + field * 12;
    store<i32>(to, isThere(marks, field) ? Bytes.four(place) : 0);
    store<i32>(to, load<i32>(place, 4), 4);
    store<i32>(to, load<i32>(place, 8), 8);
    to += 12;
  }
  return answer(Bytes.four(number), first, end);
}

/**
 * Remembers positive answers by the bytes of the members: a call outside costs ten times as much as the rest.
 */
function answer(rule: i32, first: i32, end: i32): bool {
  const size = writeKey(rule, first, end);
  if (size === 0) return ruleHolds(rule) !== 0;
  const slot = layout.answers + (NameHash.of(layout.ruleKey, size) & (layout.answerCount - 1)) * layout.answerSize;
  if (sameBytes(slot, layout.ruleKey, layout.answerSize)) return true;
  if (!ruleHolds(rule)) return false;
  for (let at = 0; at < layout.answerSize; at += 16) v128.store(slot + at, v128.load(layout.ruleKey + at));
  return true;
}

/**
 * Writes the cache key of a rule: of each member its length and bytes, or only what matters. Returns its
 * length, or 0 if it is too long.
 */
function writeKey(rule: i32, first: i32, end: i32): i32 {
  let key = layout.ruleKey + 4;
  store<i32>(layout.ruleKey, rule + 1);
  let place = layout.members;
  for (let at = first; at < end; at += 4) {
    let start = Bytes.four(place);
    let length = start ? load<i32>(place, 4) - start : 0;
    store<u8>(key, start ? length + 1 : 0);
    if (start && Bytes.four(at) >>> layout.fieldBits) {
      // Its length follows its location.
      start = place + 8;
      length = Bytes.four(at) & layout.isLength ? 4 : 0;
      store<u8>(key, 1);
    }
    if (key + 1 + length > layout.ruleKey + layout.answerSize) return 0;
    for (let byte = 0; byte < length; byte += 16) v128.store(key + 1 + byte, v128.load(start + byte));
    key += 1 + length;
    place += 12;
  }
  for (let at = 0; at < layout.answerSize; at += 16) v128.store(key + at, i64x2.splat(0));
  return key - layout.ruleKey;
}
