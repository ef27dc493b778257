/** Where in a line that was scanned something stands. */
import * as layout from '../scanner-memory';
import { Bytes } from './bytes';
import { text } from './json-tokens';

const inObject = -1;

/**
 * Which elements of the lists around it a place of the line from `p` on is in: writes their numbers where else stands what is open, from the
 * outside in, and gives how many there are. Nothing is wrong with the line up to there.
 */
export function elementsAt(p: i32, place: i32): i32 {
  let top: i32 = layout.open - 4;
  while (p < place) {
    const byte = Bytes.at(p);
    if (byte === 0x22) {
      p = text(p);
      if (p < 0) return 0;
      continue;
    }
    // { and [
    if (byte === 0x7b || byte === 0x5b) {
      top += 4;
      store<i32>(top, byte === 0x7b ? inObject : 0);
    } else if (byte === 0x7d || byte === 0x5d) top -= 4;
    else if (byte === 0x2c && Bytes.four(top) !== inObject) store<i32>(top, Bytes.four(top) + 1);
    p += 1;
  }
  let end: i32 = layout.open;
  for (let at: i32 = layout.open; at <= top; at += 4) {
    if (Bytes.four(at) === inObject) continue;
    store<i32>(end, Bytes.four(at));
    end += 4;
  }
  return (end - layout.open) >> 2;
}
