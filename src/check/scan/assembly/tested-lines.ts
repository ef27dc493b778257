/** Tests what a line says by itself, from the notes on it, so that rules need not look at what is certainly in order. */
import * as layout from '../scanner-memory';
import { Bytes } from './bytes';
import { Short } from './number-values';
import { isInSet } from './word-sets';

/** Which of the members may be left out of the row, a bit each: all that are tested, or none. */
export function leftOut(tests: i32): i32 {
  if (tests === 0) return 0;
  const end = gather();
  if (end < 0) return 0;
  let test = tests + layout.firstTest;
  for (let left = load<i32>(tests, 4); left > 0; left -= 1) {
    if (!(Bytes.four(test) === layout.isSumTest ? addsUp(test, end) : areNamed(test, end))) return 0;
    test += layout.testSize;
  }
  return Bytes.four(tests);
}

/** Writes the values that are noted one after the other, each with the path to it in one number; gives their end, or -1 if they are too many. */
function gather(): i32 {
  const end = Bytes.four(layout.notesEnd);
  let to: i32 = layout.tested;
  let key: u32 = 0;
  for (let at: i32 = layout.notes; at < end; at += layout.noteSize) {
    const number = Bytes.four(at);
    if (number === layout.endOfPart) {
      key >>>= layout.keyBits;
      continue;
    }
    const own = (key << layout.keyBits) | (number + 1);
    const start = load<i32>(at, 4);
    if (start === 0) key = own;
    else {
      if (to >= layout.testedEnd) return -1;
      store<u32>(to, own);
      store<i32>(to, Bytes.at(start) === 0x20 ? start + 1 : start, 4);
      store<i32>(to, load<i32>(at, 8), 8);
      to += layout.noteSize;
    }
  }
  return to;
}

/** Added up in their order, as the rule does, so that both get the same sum. */
function addsUp(test: i32, end: i32): bool {
  const key = load<i32>(test, 4);
  let sum: f64 = 0;
  for (let at: i32 = layout.tested; at < end; at += layout.noteSize) {
    if (Bytes.four(at) === key) sum += Short.number(load<i32>(at, 4), load<i32>(at, 8));
  }
  const difference = abs(sum - load<f64>(test, layout.sumIs));
  return difference <= load<f64>(test, layout.sumWithin) || sum === load<f64>(test, layout.sumOr);
}

function areNamed(test: i32, end: i32): bool {
  const key = load<i32>(test, 4);
  for (let at: i32 = layout.tested; at < end; at += layout.noteSize) {
    if (Bytes.four(at) === key && !isNamed(load<i32>(at, 4), load<i32>(at, 8), test, end)) return false;
  }
  return true;
}

function isNamed(start: i32, behind: i32, test: i32, end: i32): bool {
  const among = load<i32>(test, layout.namesAmong);
  const length = behind - start;
  let others = 0;
  for (let at: i32 = layout.tested; at < end; at += layout.noteSize) {
    if (Bytes.four(at) !== among) continue;
    others += 1;
    const other = load<i32>(at, 4);
    if (load<i32>(at, 8) - other === length && Bytes.same(other, start, length)) return true;
  }
  return others === 0 || isInSet(load<i32>(test, layout.namesOr), start, length);
}
