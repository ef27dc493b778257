/** Lines. */
import * as layout from '../scanner-memory';
import { restOfAnyEvent } from './any-event';
import { Bytes } from './bytes';
import { text } from './json-tokens';
import { kindSlot, numberAt } from './kind-numbers';
import { beginNames } from './member-names';
import { kindTable } from './outside';
import { At } from './remarks';
import { restOfTabled } from './tabled-objects';
import { dayOfLine, timeAt } from './timestamps';

/** A whole line between two places: the number of its kind if it is clean, -2 if it is sound and of a kind that is not known, else -1. */
export function line(p: i32, end: i32): i32 {
  const name = lineHead(p);
  return name < 0 ? -1 : kindAt(name, end);
}

/** From the beginning of a line over its time to the opening quote of its name; -1 if it does not begin as lines do. */
function lineHead(p: i32): i32 {
  if (Bytes.at(p) !== 0x7b) return -1;
  p += Bytes.at(p + 1) === 0x20 ? 2 : 1;
  // "timestamp":
  if (load<u64>(p) !== 0x6174_7365_6d69_7422 || Bytes.four(p + 8) !== 0x3a22706d) return -1;
  p += Bytes.at(p + 12) === 0x20 ? 13 : 12;
  if (Bytes.at(p) !== 0x22 || Bytes.at(p + 21) !== 0x22) return -1;
  store<i32>(layout.timeStart, p + 1);
  if (dayOfLine(p + 1) < 0) return -1;
  const time = timeAt(p + 1);
  store<i32>(layout.time, time);
  if (time < 0 || Bytes.at(p + 22) !== 0x2c) return -1;
  p += Bytes.at(p + 23) === 0x20 ? 24 : 23;
  // "event":
  if (load<u64>(p) !== 0x3a22_746e_6576_6522) return -1;
  p += Bytes.at(p + 8) === 0x20 ? 9 : 8;
  if (Bytes.at(p) !== 0x22) return -1;
  store<i32>(layout.nameStart, p);
  store<i32>(layout.notesEnd, layout.notes);
  store<i32>(layout.remarkCount, 0);
  beginNames();
  return p;
}

/** From its opening quote to the end of the line: the number of its kind if it is clean; -2 if it is sound and unknown, else -1. */
function kindAt(name: i32, end: i32): i32 {
  const p = text(name);
  store<i32>(layout.nameEnd, p);
  if (p < 0) return -1;
  const slot = kindSlot(name, p);
  const table = slot ? load<i32>(slot, 12) : kindTable(name, p);
  if (table < 0) return -1;
  if (table === 0) {
    store<i32>(layout.nameNumber, numberAt(slot));
    return endsAt(restOfAnyEvent(p), end) ? -2 : -1;
  }
  At.kind = Bytes.four(table);
  return endsAt(restOfTabled(p, load<i32>(table, layout.kindShape)), end) ? At.kind : -1;
}

/** Whether there is a place behind the event, and nothing but the end of the line is left there. */
function endsAt(p: i32, end: i32): bool {
  if (p < 0) return false;
  while (p < end && (Bytes.at(p) === 0x20 || Bytes.at(p) === 0x0d)) p += 1;
  return p === end;
}
