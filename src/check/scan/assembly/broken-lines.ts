/** Lines that hold no event, where it shows at once why: those that were cut off, and those that run into the next. */
import { Stopped, soundValue } from './any-event';
import { Bytes } from './bytes';
import { blank, sequence } from './json-tokens';
import { beginNames } from './member-names';

/**
 * Where a line between two places breaks off, if nothing else is wrong with it up to there: its end if it is cut off in the middle of
 * an object, or the place where a second object begins; -1 if the parser has to find out.
 */
export function breakIn(p: i32, end: i32): i32 {
  beginNames();
  if (Bytes.at(p) !== 0x7b) return -1;
  const behind = soundValue(p);
  if (behind >= 0) {
    const second = blank(behind);
    return second < end && Bytes.at(second) === 0x7b && isText(second, end) ? second : -1;
  }
  const stopped = Stopped.at;
  if (stopped < 0) return -1;
  return (Bytes.at(stopped) === 0x22 ? openTextEnd(stopped + 1) : stopped) === end ? end : -1;
}

/** The place where a text ends or breaks off, from behind its opening quote; -1 if it is not UTF-8. */
function openTextEnd(p: i32): i32 {
  while (true) {
    const n = Bytes.plain(p);
    p += n;
    if (n === 32) continue;
    if (Bytes.at(p) < 0x80) return p;
    p = sequence(p);
    if (p < 0) return -1;
  }
}

/** Whether everything up to a line end is UTF-8, and the last of it no NUL. */
function isText(p: i32, end: i32): bool {
  while (p < end) {
    const marks = i8x16.bitmask(v128.load(p));
    p += marks ? ctz(marks) : 16;
    if (!marks || p >= end) continue;
    p = sequence(p);
    if (p < 0) return false;
  }
  return Bytes.at(end - 1) !== 0;
}
