/**
 * Moments to the second and in UTC, as the game writes them: `2026-11-14T20:41:00Z`. Others are left to the
 * parser.
 */
import * as layout from '../scanner-memory-table';
import { Bytes } from './bytes';

/** The place behind a moment in quotes; -1 if there is none. */
export function moment(p: i32): i32 {
  if (Bytes.at(p) === 0x20) p += 1;
  if (Bytes.at(p) !== 0x22 || Bytes.at(p + 21) !== 0x22) return -1;
  return dayAt(p + 1) < 0 || timeAt(p + 1) < 0 ? -1 : p + 22;
}

/**
 * The day of the line being scanned, 20261114; -1 if it is none of the calendar. Line after line is of the
 * same day.
 */
export function dayOfLine(p: i32): i32 {
  if (Bytes.eight(p) === load<u64>(layout.dayStart) && Bytes.eight(p + 2) === load<u64>(layout.dayRest)) {
    return Bytes.four(layout.day);
  }
  const found = dayAt(p);
  store<i32>(layout.day, found);
  store<u64>(layout.dayStart, Bytes.eight(p));
  store<u64>(layout.dayRest, Bytes.eight(p + 2));
  return found;
}

function dayAt(p: i32): i32 {
  const century = twoDigits(p);
  const pairs = Pairs.at(p + 2, 0x3030_2d30_302d_3030);
  if (century < 0 || pairs < 0) return -1;
  const year = century * 100 + Pairs.first(pairs);
  const month = Pairs.second(pairs);
  const date = Pairs.third(pairs);
  if (month < 1 || month > 12 || date < 1) return -1;
  return date > 28 && date > lastDay(year, month) ? -1 : year * 10000 + month * 100 + date;
}

function lastDay(year: i32, month: i32): i32 {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The time of day of a moment as a number, 204100; -1 if there is no such time. */
export function timeAt(p: i32): i32 {
  if (Bytes.at(p + 10) !== 0x54 || Bytes.at(p + 19) !== 0x5a) return -1;
  const pairs = Pairs.at(p + 11, 0x3030_3a30_303a_3030);
  if (pairs < 0) return -1;
  const hours = Pairs.first(pairs);
  const minutes = Pairs.second(pairs);
  const seconds = Pairs.third(pairs);
  return hours > 23 || minutes > 59 || seconds > 59 ? -1 : hours * 10000 + minutes * 100 + seconds;
}

/** Three numbers of two digits each, with a byte between them: `20:41:00`. */
class Pairs {
  /** All three in one number; -1 if there is anything but digits and the separators, which `zeros` has. */
  @inline
  static at(p: i32, zeros: u64): i64 {
    // Each byte as a digit, and 0 for one between; a byte that is none of these has, or gets, one of the
    // upper bits.
    const digits = Bytes.eight(p) ^ zeros;
    if ((digits | (digits + 0x0606_0606_0606_0606)) & 0xf0f0_f0f0_f0f0_f0f0 || digits & 0xff00_00ff_0000) return -1;
    // Each byte with ten times the one before it, but for the last, which begins none of them.
    return (digits * 10 + (digits >>> 8)) & 0xff_ffff_ffff_ffff;
  }

  @inline
  static first(pairs: i64): i32 {
    return <i32>pairs & 0xff;
  }

  @inline
  static second(pairs: i64): i32 {
    return <i32>(pairs >>> 24) & 0xff;
  }

  @inline
  static third(pairs: i64): i32 {
    return <i32>(pairs >>> 48) & 0xff;
  }
}

function twoDigits(p: i32): i32 {
  const tens = Bytes.at(p) - 0x30;
  const ones = Bytes.at(p + 1) - 0x30;
  return tens < 0 || tens > 9 || ones < 0 || ones > 9 ? -1 : tens * 10 + ones;
}
