/** Rules about the members of an object, by its table. */
import * as layout from '../scanner-memory';
import { Bytes } from './bytes';
import { ruleHolds } from './outside';

/**
 * Whether all rules hold: how many there are, then of each how it is held, its number or the bits of its table, whether it is asked
 * whatever is there, how many members it looks at, and these. In the frame stand the places of all members.
 */
export function holdRules(rules: i32, frame: i32): bool {
  let at = rules + 4;
  for (let left = Bytes.four(rules); left > 0; left -= 1) {
    const looksAt = load<i32>(at, 4);
    const first = at + (Bytes.four(at) === layout.ruleTabled ? 8 + layout.truthBits / 8 : 16);
    const end = first + looksAt * 4;
    if (
      Bytes.four(at) === layout.ruleTabled
        ? !holdsByTable(at + 8, first, end, frame)
        : !holdsOutside(at + 8, first, end, frame)
    ) {
      return false;
    }
    at = end;
  }
  return true;
}

/** The bit of the table that stands for what is there: each member has the cases that it is missing, and is there, or is true or false. */
function holdsByTable(bits: i32, first: i32, end: i32, frame: i32): bool {
  let which = 0;
  for (let at = first; at < end; at += 4) {
    const member = Bytes.four(at);
    const place = frame + (member & ((1 << layout.fieldBits) - 1)) * 12;
    const cases = member >>> layout.fieldBits;
    which *= cases;
    if (Bytes.four(place) === 0) continue;
    // true or false
    which += cases === 2 || Bytes.at(load<i32>(place, 4) - 2) === 0x75 ? 1 : 2;
  }
  return ((Bytes.four(bits + (which >>> 5) * 4) >>> (which & 31)) & 1) !== 0;
}

/** The number of the rule, and whether it is asked even if none of the members is there that are a reason to. */
function holdsOutside(rule: i32, first: i32, end: i32, frame: i32): bool {
  let isAsked = load<i32>(rule, 4);
  let to = layout.members;
  for (let at = first; at < end; at += 4) {
    const member = Bytes.four(at);
    const place = frame + (member & ((1 << layout.fieldBits) - 1)) * 12;
    if (member >>> layout.fieldBits) isAsked |= Bytes.four(place);
    store<i32>(to, Bytes.four(place));
    store<i32>(to, load<i32>(place, 4), 4);
    store<i32>(to, load<i32>(place, 8), 8);
    to += 12;
  }
  return !isAsked || ruleHolds(Bytes.four(rule)) !== 0;
}
