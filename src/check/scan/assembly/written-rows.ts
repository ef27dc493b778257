/** Writes down what the session rules want of clean lines, one row for each, from the notes on them. */
import * as format from '../row-format';
import * as layout from '../scanner-memory';
import { Bytes } from './bytes';
import { valueNumber } from './known-values';
import { Short } from './number-values';
import { leftOut } from './tested-lines';

/** How many members are wanted of the line that is scanned, and the tests by which some of them may be left out. */
export class Wanted {
  static members: i32 = 0;
  static tests: i32 = 0;
}

/** Where the row begins that is being written, and where there is room behind it. */
let row: i32 = 0;
let free: i32 = 0;

/** Adds the line that was scanned last, a clean one; 0 if there is no room for it. */
export function addRow(kind: i32, line: i32, length: i32, offset: f64): i32 {
  row = Bytes.four(layout.rowsEnd);
  const first = row + format.headSize;
  free = first;
  if (!makeRoom(Wanted.members)) return 0;
  const end = Bytes.four(layout.notesEnd);
  const left = leftOut(Wanted.tests);
  for (let at: i32 = layout.notes; at < end; ) {
    const number = Bytes.four(at);
    at = (left >>> number) & 1 ? behindPart(at) : addValue(at, first + number * 8);
    if (at < 0) return 0;
  }
  store<i32>(row, kind);
  store<i32>(row, ((free - row) >> 3) | (left ? format.testsHold : 0), format.rowSize);
  store<i32>(row, line, format.rowLine);
  store<i32>(row, length, format.rowLength);
  store<i32>(row, Bytes.four(layout.day), format.rowDay);
  store<i32>(row, Bytes.four(layout.time), format.rowTime);
  store<f64>(row, offset, format.rowOffset);
  store<i32>(layout.rowsEnd, free);
  store<i32>(layout.rowCount, Bytes.four(layout.rowCount) + 1);
  return 1;
}

/** Room for so many cells, in which nothing stands yet. */
function makeRoom(cells: i32): bool {
  const end = free + cells * 8;
  if (end > layout.rowsLimit) return false;
  for (; free < end; free += 8) putCell(free, format.missing, format.isValue);
  return true;
}

function putCell(cell: i32, low: i32, high: i32): void {
  store<i32>(cell, low);
  store<i32>(cell, high, 4);
}

/** Puts the value of a note into a cell, and gives the place of the next note; -1 if there is no room. */
function addValue(at: i32, cell: i32): i32 {
  const start = load<i32>(at, 4);
  const end = load<i32>(at, 8);
  at += layout.noteSize;
  if (start) return addScalar(start, end, cell) ? at : -1;
  const place = free;
  const isList = (end & 1) !== 0;
  if (!makeRoom(isList ? 1 + elementsFrom(at) : end >> 1)) return -1;
  putCell(cell, (place - row) >> 3, isList ? format.isListAt : format.isObjectAt);
  let to = place;
  if (isList) store<f64>(place, <f64>((free - place) >> 3) - 1);
  while (Bytes.four(at) !== layout.endOfPart) {
    if (isList) to += 8;
    else to = place + Bytes.four(at) * 8;
    at = addValue(at, to);
    if (at < 0) return -1;
  }
  return at + layout.noteSize;
}

/** The place of the note that follows a value and all in it. */
function behindPart(at: i32): i32 {
  let depth = 0;
  do {
    if (Bytes.four(at) === layout.endOfPart) depth -= 1;
    else if (load<i32>(at, 4) === 0) depth += 1;
    at += layout.noteSize;
  } while (depth > 0);
  return at;
}

/** How many elements the list has whose notes begin here. */
function elementsFrom(at: i32): i32 {
  let count = 0;
  let depth = 0;
  for (; depth >= 0; at += layout.noteSize) {
    if (Bytes.four(at) === layout.endOfPart) depth -= 1;
    else {
      if (depth === 0) count += 1;
      if (load<i32>(at, 4) === 0) depth += 1;
    }
  }
  return count;
}

/** A number as it is, or the number of any other value. */
function addScalar(start: i32, end: i32, cell: i32): bool {
  if (Bytes.at(start) === 0x20) start += 1;
  const c = Bytes.at(start);
  // true or false
  if (c === 0x74 || c === 0x66) {
    putCell(cell, c === 0x74 ? format.isTrue : format.isFalse, format.isValue);
    return true;
  }
  if (c < 0x3a && c !== 0x22) {
    const number = Short.number(start, end);
    if (number === number) {
      store<f64>(cell, number);
      return true;
    }
  }
  const known = valueNumber(start, end);
  if (known < 0) return false;
  putCell(cell, known, format.isValue);
  return true;
}
