/**
 * Objects of kinds outside the module. What they must be stands in tables, which are written as kinds are met; what is not in
 * its table is left to the parser.
 */
import * as layout from '../scanner-memory';
import { Bytes } from './bytes';
import { newObject } from './member-names';
import { Next } from './next-name';
import { note } from './notes';
import { ruleHolds } from './outside';
import { At, unknownMember } from './remarks';
import { formed } from './tabled-values';

/** From behind the name of an event to behind its closing brace. */
export function restOfTabled(p: i32, shape: i32): i32 {
  return members(p, Next.name(p), shape, layout.frames);
}

function object(p: i32, shape: i32, frame: i32): i32 {
  if (Bytes.at(p) === 0x20) p += 1;
  if (Bytes.at(p) !== 0x7b) return -1;
  p += 1;
  if (Bytes.at(p) === 0x22) return members(p, p + 1, shape, frame);
  return members(p, Bytes.at(p) === 0x20 && Bytes.at(p + 1) === 0x22 ? p + 2 : 0, shape, frame);
}

/**
 * From the first name, which stands at `n`, to behind the closing brace. The fields are tried in the game's order, each from
 * behind the one that was found last.
 */
function members(p: i32, n: i32, shape: i32, frame: i32): i32 {
  const count = Bytes.four(shape);
  const first = shape + layout.shapeFields;
  const rules = Bytes.four(shape + layout.shapeRules);
  let inner = frame;
  if (rules) {
    inner += count * 12;
    if (inner > layout.framesEnd) return -1;
    for (let at = frame; at < inner; at += 12) store<i32>(at, 0);
  }
  let low: u64 = 0;
  let high: u64 = 0;
  let index = 0;
  let field = first;
  let others = 0;
  const path = At.path;
  while (n) {
    let tried = 0;
    while (tried < count && !Key.stands(n, field)) {
      tried += 1;
      index += 1;
      field += layout.fieldSize;
      if (index === count) {
        index = 0;
        field = first;
      }
    }
    if (tried === count) {
      if (others === 0) others = newObject();
      p = unknownMember(n, others);
      if (p < 0) return -1;
      n = Next.name(p);
      continue;
    }
    const bit = (<u64>1) << (<u64>(index & 63));
    if (index < 64) {
      if (low & bit) return -1;
      low |= bit;
    } else {
      if (high & bit) return -1;
      high |= bit;
    }
    const start = n + Bytes.four(field + layout.keyLength);
    At.path = At.member(index + 1);
    p = value(start, field + layout.fieldForm, inner);
    if (p < 0) return -1;
    At.path = path;
    if (rules) {
      store<i32>(frame + index * 12, start);
      store<i32>(frame + index * 12 + 4, p);
      store<i32>(frame + index * 12 + 8, Bytes.four(layout.count));
    }
    n = Next.name(p);
    index += 1;
    field += layout.fieldSize;
    if (index === count) {
      index = 0;
      field = first;
    }
  }
  const lowest = load<u64>(shape + layout.shapeRequired);
  const highest = load<u64>(shape + layout.shapeRequired + 8);
  if ((low & lowest) !== lowest || (high & highest) !== highest) return -1;
  if (!hasPlain(Bytes.four(shape + layout.shapeLocalised), low, high)) return -1;
  if (rules && !holds(rules, frame)) return -1;
  while (Bytes.at(p) === 0x20) p += 1;
  return Bytes.at(p) === 0x7d ? p + 1 : -1;
}

/** Whether each localised member has its plain one: how many pairs, then both numbers of each, -1 for one that is no field. */
function hasPlain(pairs: i32, low: u64, high: u64): bool {
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

/**
 * Whether all rules hold: how many, then of each its number, whether it is asked even if no member is there, how many members
 * it looks at, and the numbers of their fields.
 */
function holds(rules: i32, frame: i32): bool {
  let at = rules + 4;
  for (let rule = Bytes.four(rules); rule > 0; rule -= 1) {
    const number = Bytes.four(at);
    let isAsked = Bytes.four(at + 4);
    const looksAt = Bytes.four(at + 8);
    at += 12;
    for (let member = 0; member < looksAt; member += 1) {
      const place = frame + Bytes.four(at + member * 4) * 12;
      const to = layout.members + member * 12;
      isAsked |= Bytes.four(place);
      store<i32>(to, Bytes.four(place));
      store<i32>(to + 4, Bytes.four(place + 4));
      store<i32>(to + 8, Bytes.four(place + 8));
    }
    if (isAsked && !ruleHolds(number)) return false;
    at += looksAt * 4;
  }
  return true;
}

/** A value of a form, and a note of it if it is wanted. */
function value(p: i32, form: i32, frame: i32): i32 {
  const part = Bytes.four(form + layout.formPart);
  if (part === layout.partNone) return plainValue(p, form, frame);
  const number = Bytes.four(form + layout.formNumber);
  const isWhole = part === layout.partWhole;
  if (!isWhole && !note(number, 0, part === layout.partMembers ? 0 : 1)) return -1;
  const end = plainValue(p, form, frame);
  if (end < 0) return -1;
  return (isWhole ? note(number, p, end) : note(-1, 0, 0)) ? end : -1;
}

function plainValue(p: i32, form: i32, frame: i32): i32 {
  const type = Bytes.four(form);
  if (type === layout.isList) {
    return list(p, Bytes.four(form + layout.formMore), Bytes.four(form + layout.formLimit), frame);
  }
  if (type === layout.isObject) return object(p, Bytes.four(form + layout.formMore), frame);
  return formed(p, type, Bytes.four(form + layout.formMore), Bytes.four(form + layout.formLimit));
}

function list(p: i32, element: i32, length: i32, frame: i32): i32 {
  let n = 0;
  if (Bytes.at(p) === 0x20) p += 1;
  if (Bytes.at(p) !== 0x5b) return -1;
  p += 1;
  while (Bytes.at(p) === 0x20) p += 1;
  if (Bytes.at(p) !== 0x5d) {
    while (true) {
      p = value(p, element, frame);
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

class Key {
  /** Whether the key of a field stands at a place. */
  @inline
  static stands(n: i32, field: i32): bool {
    if ((Bytes.four(n) & Bytes.four(field + layout.keyMask)) !== Bytes.four(field + layout.keyStart)) return false;
    return Bytes.same(Bytes.four(field), n, Bytes.four(field + layout.keyLength));
  }
}
