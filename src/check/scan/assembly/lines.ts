/** Lines, one by one, or as many as can be passed over. */
import * as layout from '../scanner-memory-table';
import { restOfAnyEvent } from './any-event';
import { Bytes } from './bytes';
import { Usual } from './json-tokens';
import { kindSlot } from './kind-slots';
import { beginNames } from './member-names';
import { kindTable } from './outside';
import { restOfTabled } from './tabled-objects';
import { Words } from './tabled-values';
import { dayOfLine, timeAt } from './timestamps';

/** The number of the kind of the line being scanned. */
let kind: i32 = 0;

/** The shape of its event. */
let shape: i32 = 0;

/**
 * A whole line between two places: the number of its kind if it is clean, -2 if it is sound and of a kind
 * that is not known, else -1.
 */
export function line(p: i32, end: i32): i32 {
  const q = event(p);
  return q >= 0 && behindBlanks(q, end) === end ? kind : -1;
}

/**
 * Passes over clean lines, and records those that are compared with others; returns the result of `line` for
 * the first other one, or -3 if there is no other whole line, or no room for records. The byte at `end` is a
 * sentinel line end that is not part of the file.
 */
export function lines(p: i32, end: i32): i32 {
  let passed = 0;
  let answer = -3;
  while (p < end && Bytes.four(layout.nextRecord) < layout.recordsFull) {
    let q = event(p);
    answer = kind;
    if (q >= 0) q = behindBlanks(q, end);
    if (q < 0 || Bytes.at(q) !== 0x0a) {
      answer = -1;
      q = lineEndFrom(p);
    }
    if (q >= end) {
      answer = -3;
      break;
    }
    store<i32>(layout.lineEnd, q);
    if (q - p > Bytes.four(layout.longestLine)) answer = -1;
    if (answer === -1 || !isQuiet(answer)) break;
    passed += 1;
    if (Bytes.at(layout.passes + answer) === layout.record) recordLine(p, q, Bytes.four(layout.linesBefore) + passed);
    answer = -3;
    p = q + 1;
  }
  store<i32>(layout.lineStart, p);
  store<i32>(layout.passedLines, passed);
  return answer;
}

/** Keeps the record of the line scanned last, of which the members are written. */
export function recordLine(start: i32, end: i32, number: i32): void {
  const place = Bytes.four(layout.nextRecord);
  const size = layout.recordFrame + Bytes.four(shape) * layout.memberSize;
  store<i32>(place, size >>> 2);
  store<i32>(place, number, layout.recordLine);
  store<i32>(place, kind, layout.recordKind);
  store<i32>(place, start, layout.recordStart);
  store<i32>(place, end, layout.recordEnd);
  store<i32>(place, Bytes.four(layout.day), layout.recordDay);
  store<i32>(place, Bytes.four(layout.time), layout.recordTime);
  store<i32>(layout.nextRecord, place + size);
  store<i32>(layout.recordedTo, end);
}

/**
 * Whether a clean line has no finding by itself: its kind needs no stop, its words are listed, and it is not
 * earlier than the one before.
 */
function isQuiet(number: i32): bool {
  if (number < 0 || Words.unlisted > 0 || !Bytes.at(layout.passes + number)) return false;
  const day = Bytes.four(layout.day);
  const time = Bytes.four(layout.time);
  const last = Bytes.four(layout.lastDay);
  if (day < last || (day === last && time < Bytes.four(layout.lastTime))) return false;
  store<i32>(layout.lastDay, day);
  store<i32>(layout.lastTime, time);
  return true;
}

/** The place of the next line end. There always is one. */
function lineEndFrom(p: i32): i32 {
  while (true) {
    const marks = i8x16.bitmask(i8x16.eq(v128.load(p), i8x16.splat(0x0a)));
    if (marks) return p + ctz(marks);
    p += 16;
  }
}

/**
 * From the beginning of a line to behind its closing brace, with the number of its kind in `kind`, -2 if it
 * is not known; -1 if it may be wrong.
 */
function event(p: i32): i32 {
  const name = lineHead(p);
  return name < 0 ? -1 : kindAt(name);
}

/**
 * From the beginning of a line over its time to the opening quote of its name; -1 if it does not begin as
 * lines do.
 */
function lineHead(p: i32): i32 {
  const time = timeStart(p);
  if (time < 0) return -1;
  store<i32>(Bytes.four(layout.nextRecord), time, layout.recordTimeStart);
  if (dayOfLine(time) < 0) return -1;
  const ofDay = timeAt(time);
  store<i32>(layout.time, ofDay);
  if (ofDay < 0) return -1;
  const name = nameStart(time + 20);
  if (name < 0) return -1;
  store<i32>(layout.nameStart, name);
  Words.unlisted = 0;
  Words.depth = 0;
  beginNames();
  return name;
}

/** From the beginning of a line to its time, behind the opening quote. */
function timeStart(p: i32): i32 {
  // { "timestamp":"
  if (Bytes.eight(p) === 0x7365_6d69_7422_207b && Bytes.eight(p + 7) === 0x223a_2270_6d61_7473) return p + 15;
  if (Bytes.at(p) !== 0x7b) return -1;
  p += Bytes.at(p + 1) === 0x20 ? 2 : 1;
  // "timestamp":
  if (Bytes.eight(p) !== 0x6174_7365_6d69_7422 || Bytes.four(p + 8) !== 0x3a22706d) return -1;
  p += Bytes.at(p + 12) === 0x20 ? 13 : 12;
  return Bytes.at(p) === 0x22 ? p + 1 : -1;
}

/** From behind the time to the opening quote of the name. */
function nameStart(p: i32): i32 {
  // ", "event":"
  if (Bytes.eight(p) === 0x6e65_7665_2220_2c22 && Bytes.four(p + 8) === 0x223a_2274) return p + 11;
  if (Bytes.at(p) !== 0x22 || Bytes.at(p + 1) !== 0x2c) return -1;
  p += Bytes.at(p + 2) === 0x20 ? 3 : 2;
  // "event":
  if (Bytes.eight(p) !== 0x3a22_746e_6576_6522) return -1;
  p += Bytes.at(p + 8) === 0x20 ? 9 : 8;
  return Bytes.at(p) === 0x22 ? p : -1;
}

function kindAt(name: i32): i32 {
  const p = Usual.text(name);
  store<i32>(layout.nameEnd, p);
  if (p < 0) return -1;
  const slot = kindSlot(name, p);
  const table = slot ? load<i32>(slot, 8) : kindTable(name, p);
  if (table < 0) return -1;
  if (table === 0) {
    kind = -2;
    return restOfAnyEvent(p);
  }
  kind = Bytes.four(table);
  shape = load<i32>(table, layout.kindShape);
  return restOfTabled(p, shape);
}

function behindBlanks(p: i32, end: i32): i32 {
  while (p < end && (Bytes.at(p) === 0x20 || Bytes.at(p) === 0x0d)) p += 1;
  return p;
}
