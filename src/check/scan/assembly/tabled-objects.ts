/**
 * Objects and lists, by the tables of their kinds. A member that is not in its table is noted outside if it
 * is simple; anything else is left to the parser. The tables remember what came last: it is tried first,
 * because the game writes the same members in the same order.
 */
import * as layout from '../scanner-memory-table';
import { AnyScalar, newEvent } from './any-event';
import { Bytes } from './bytes';
import { isWorthKeeping, keep, keptEnd } from './kept-values';
import { fieldAt, Key, nextName } from './member-keys';
import { addName, newObject } from './member-names';
import { NameHash } from './name-hash';
import { unlistedWord } from './outside';
import { holdRules } from './tabled-rules';
import { Scalar, Words } from './tabled-values';

/** The frame of the event, of which the places of all members are wanted. */
let outermost: i32 = 0;

/** From behind the name of an event to behind its closing brace. */
export function restOfTabled(p: i32, shape: i32): i32 {
  outermost = Bytes.four(layout.nextRecord) + layout.recordFrame;
  return members(p, Bytes.eight(p), shape, outermost);
}

/**
 * From the comma before the next member, or from the opening brace, to behind the closing brace. `next` are
 * the first eight bytes from there, with a comma instead of the brace: so the first member is known by the
 * same comparison as any other.
 */
function members(p: i32, next: u64, shape: i32, frame: i32): i32 {
  let low: u64 = 0;
  let high: u64 = 0;
  // The number of this object, if it has members that are not in the table.
  let others = 0;
  // Where the field that came next the last time is remembered.
  let guess = shape + layout.shapeFirst;
  while (true) {
    let field = Bytes.four(guess);
    let word = load<i32>(field, layout.fieldForm);
    let start = p + Key.lengthIn(word);
    if (!Key.matches(p, start, next, field)) {
      if (<i32>(next & 0xffff) === 0x7d20) break;
      const n = nextName(p, next);
      if (n <= 0) {
        p -= n;
        break;
      }
      field = fieldAt(n, shape, guess - layout.fieldNext);
      if (field === 0) {
        if (others === 0) others = frame === outermost ? newEvent() : newObject();
        p = otherMember(n - 1, others);
        if (p < 0) return -1;
        next = Bytes.eight(p);
        continue;
      }
      store<i32>(guess, field);
      word = load<i32>(field, layout.fieldForm);
      start = n + Key.lengthIn(word) - layout.keyName;
    }
    guess = field + layout.fieldNext;
    const index = (word >>> layout.numberShift) & 0xff;
    const bit = (<u64>1) << (<u64>index);
    if (index < 64) {
      if (low & bit) return -1;
      low |= bit;
    } else {
      if (high & bit) return -1;
      high |= bit;
    }
    const type = word & layout.typeFlags;
    p =
      type <= layout.lastUsual
        ? Scalar.usual(start, type, field + layout.fieldForm)
        : unusual(start, word, field + layout.fieldForm, shape, frame);
    if (p < 0) return -1;
    if (frame === outermost) {
      store<i32>(frame + index * layout.memberSize, start);
      store<i32>(frame + index * layout.memberSize, p, 4);
    }
    next = Bytes.eight(p);
  }
  const lowest = load<u64>(shape, layout.shapeRequired);
  const highest = load<u64>(shape, layout.shapeRequired + 8);
  if ((low & lowest) !== lowest || (high & highest) !== highest) return -1;
  const pairs = load<i32>(shape, layout.shapeLocalised);
  if (pairs && !hasPlain(pairs, low, high)) return -1;
  const rules = load<i32>(shape, layout.shapeRules);
  if (rules && !holdRules(rules, frame, low)) return -1;
  if (frame === outermost) {
    store<u64>(frame - layout.recordFrame, low, layout.recordMembers);
    store<u64>(frame - layout.recordFrame, high, layout.recordMembers + 8);
  }
  while (Bytes.at(p) === 0x20) p += 1;
  return Bytes.at(p) === 0x7d ? p + 1 : -1;
}

/**
 * From the name of a member that is not in the table to behind its value, which is no list or object. Only
 * short and plain names: others are left to the parser.
 */
function otherMember(name: i32, object: i32): i32 {
  const end = name + 2 + Bytes.plain(name + 1);
  if (Bytes.at(end - 1) !== 0x22 || Bytes.at(end) !== 0x3a || !addName(object, NameHash.of(name + 1, end - name - 2)))
    return -1;
  const value = end + 1 + i32(Bytes.at(end + 1) === 0x20);
  unlistedWord(0, Words.depth, name, end);
  Words.unlisted += 1;
  return AnyScalar.at(value, Bytes.at(value));
}

/**
 * The value of a member that is rare, or a list or an object, or looked at by a rule of its shape.
 */
function unusual(p: i32, word: i32, form: i32, shape: i32, frame: i32): i32 {
  let inner = frame;
  if (frame === outermost || load<i32>(shape, layout.shapeRules)) {
    inner += Bytes.four(shape) * layout.memberSize;
    if (inner > layout.framesEnd) return -1;
  }
  const end = valueEnd(p, word, form, inner);
  if (end >= 0 && word & layout.isLookedAt) {
    const place = frame + ((word >>> layout.numberShift) & 0xff) * layout.memberSize;
    store<i32>(place, p);
    store<i32>(place, end, 4);
    store<i32>(place, Bytes.four(layout.count), 8);
  }
  return end;
}

/**
 * Whether each localised member has its plain one: how many pairs, then both numbers of each, -1 for one that
 * is no field.
 */
export function hasPlain(pairs: i32, low: u64, high: u64): bool {
  const end = pairs + 4 + Bytes.four(pairs) * 8;
  for (let at = pairs + 4; at < end; at += 8) {
    if (!hasMember(Bytes.four(at), low, high)) continue;
    const plain = Bytes.four(at + 4);
    if (plain < 0 || !hasMember(plain, low, high)) return false;
  }
  return true;
}

function hasMember(index: i32, low: u64, high: u64): bool {
  return (((index < 64 ? low : high) >>> <u64>(index & 63)) & 1) !== 0;
}

/** A value of a form. */
function valueEnd(p: i32, type: i32, form: i32, frame: i32): i32 {
  const plain = type & layout.typeBits;
  return plain >= layout.isList ? structure(p, type, form, frame) : Scalar.end(p, plain, form);
}

/** A list or an object. */
function structure(p: i32, type: i32, form: i32, frame: i32): i32 {
  const isKept = type & layout.isKept && isWorthKeeping(form);
  if (isKept) {
    const end = keptEnd(p, form);
    if (end >= 0) return end;
  }
  const depth = Words.depth;
  const unlisted = Words.unlisted;
  store<i32>(layout.path + depth * 4, form);
  Words.depth = depth + 1;
  const more = load<i32>(form, layout.formMore);
  const plain = type & layout.typeBits;
  let end = -1;
  if (plain === layout.isObject) end = Braces.end(p, more, frame);
  else if (plain === layout.isList) end = list(p, more, load<i32>(form, layout.formLimit), frame);
  Words.depth = depth;
  if (end >= 0 && isKept && Words.unlisted === unlisted) keep(p, end, form);
  return end;
}

class Braces {
  /** The place behind an object; put in where it is called. */
  @inline
  static end(p: i32, shape: i32, frame: i32): i32 {
    if (Bytes.at(p) === 0x20) p += 1;
    const bytes = Bytes.eight(p);
    return (<i32>bytes & 0xff) !== 0x7b ? -1 : members(p, bytes ^ (0x7b ^ 0x2c), shape, frame);
  }
}

function list(p: i32, element: i32, length: i32, frame: i32): i32 {
  let n = 0;
  if (Bytes.at(p) === 0x20) p += 1;
  if (Bytes.at(p) !== 0x5b) return -1;
  p += 1;
  while (Bytes.at(p) === 0x20) p += 1;
  if (Bytes.at(p) !== 0x5d) {
    const type = Bytes.four(element);
    const isObject = type === layout.isObject;
    const shape = load<i32>(element, layout.formMore);
    while (true) {
      p = isObject ? Braces.end(p, shape, frame) : valueEnd(p, type, element, frame);
      if (p < 0) return -1;
      n += 1;
      if (Bytes.at(p) !== 0x2c) break;
      p += Bytes.at(p + 1) === 0x20 ? 2 : 1;
    }
    while (Bytes.at(p) === 0x20) p += 1;
    if (Bytes.at(p) !== 0x5d) return -1;
  }
  if (length >= 0 && n !== length) return -1;
  store<i32>(layout.count, n);
  return p + 1;
}
