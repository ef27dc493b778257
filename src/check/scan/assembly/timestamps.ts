/** Moments to the second and in UTC, as the game writes them: `2026-11-14T20:41:00Z`. Others are left to the parser. */
import * as layout from '../scanner-memory';
import { Bytes } from './bytes';

/** The place behind a moment in quotes; -1 if there is none. */
export function moment(p: i32): i32 {
  if (Bytes.at(p) === 0x20) p += 1;
  if (Bytes.at(p) !== 0x22 || Bytes.at(p + 21) !== 0x22) return -1;
  return dayAt(p + 1) < 0 || timeAt(p + 1) < 0 ? -1 : p + 22;
}

/** The day of the line being scanned, 20261114; -1 if it is none of the calendar. Line after line is of the same day. */
export function dayOfLine(p: i32): i32 {
  if (
    Bytes.four(p) === Bytes.four(layout.dayWord1) &&
    Bytes.four(p + 4) === Bytes.four(layout.dayWord2) &&
    Bytes.four(p + 6) === Bytes.four(layout.dayWord3)
  ) {
    return Bytes.four(layout.day);
  }
  const found = dayAt(p);
  store<i32>(layout.day, found);
  store<i32>(layout.dayWord1, Bytes.four(p));
  store<i32>(layout.dayWord2, Bytes.four(p + 4));
  store<i32>(layout.dayWord3, Bytes.four(p + 6));
  return found;
}

function dayAt(p: i32): i32 {
  if (Bytes.at(p + 4) !== 0x2d || Bytes.at(p + 7) !== 0x2d) return -1;
  const century = twoDigits(p);
  const ofCentury = twoDigits(p + 2);
  const month = twoDigits(p + 5);
  const date = twoDigits(p + 8);
  if (century < 0 || ofCentury < 0 || month < 1 || month > 12 || date < 1) return -1;
  const year = century * 100 + ofCentury;
  return date > lastDay(year, month) ? -1 : year * 10000 + month * 100 + date;
}

function lastDay(year: i32, month: i32): i32 {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The time of day of a moment as a number, 204100; -1 if there is no such time. */
export function timeAt(p: i32): i32 {
  if (
    Bytes.at(p + 10) !== 0x54 ||
    Bytes.at(p + 13) !== 0x3a ||
    Bytes.at(p + 16) !== 0x3a ||
    Bytes.at(p + 19) !== 0x5a
  ) {
    return -1;
  }
  const hours = twoDigits(p + 11);
  const minutes = twoDigits(p + 14);
  const seconds = twoDigits(p + 17);
  if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59 || seconds < 0 || seconds > 59) return -1;
  return hours * 10000 + minutes * 100 + seconds;
}

function twoDigits(p: i32): i32 {
  const tens = Bytes.at(p) - 0x30;
  const ones = Bytes.at(p + 1) - 0x30;
  return tens < 0 || tens > 9 || ones < 0 || ones > 9 ? -1 : tens * 10 + ones;
}
