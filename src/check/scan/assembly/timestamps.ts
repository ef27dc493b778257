/** Moments to the second and in UTC, as the game writes them: `2026-11-14T20:41:00Z`. Others are left to the parser. */

import type { Source } from '../machine/source.js';
import { layout } from '../scanner-memory.js';

const { dayWord1, dayWord2, dayWord3, day } = layout;

export const moments: readonly Source[] = [
  {
    // The place behind a moment in quotes; -1 if there is none.
    name: 'moment',
    parameters: ['p'],
    body: `
      if (byte(p) === 0x20) p += 1;
      if (byte(p) !== 0x22 || byte(p + 21) !== 0x22) return -1;
      return dayAt(p + 1) < 0 || timeAt(p + 1) < 0 ? -1 : p + 22;`,
  },
  {
    // The day of a moment as a number, 20261114; -1 if it is none of the calendar.
    name: 'dayAt',
    parameters: ['p'],
    body: `
      let century = 0, ofCentury = 0, month = 0, date = 0, year = 0, last = 31;
      if (byte(p + 4) !== 0x2d || byte(p + 7) !== 0x2d) return -1;
      century = twoDigits(p);
      ofCentury = twoDigits(p + 2);
      month = twoDigits(p + 5);
      date = twoDigits(p + 8);
      if (century < 0 || ofCentury < 0 || month < 1 || month > 12 || date < 1) return -1;
      year = century * 100 + ofCentury;
      if (month === 4 || month === 6 || month === 9 || month === 11) last = 30;
      if (month === 2) last = (year & 3) === 0 && (ofCentury !== 0 || (century & 3) === 0) ? 29 : 28;
      return date > last ? -1 : year * 10000 + month * 100 + date;`,
  },
  {
    // The same for the line being scanned: line after line is of the same day.
    name: 'dayOfLine',
    parameters: ['p'],
    body: `
      let found = 0;
      if (word(p) === word(${dayWord1}) && word(p + 4) === word(${dayWord2}) && word(p + 6) === word(${dayWord3})) return word(${day});
      found = dayAt(p);
      setWord(${day}, found);
      setWord(${dayWord1}, word(p));
      setWord(${dayWord2}, word(p + 4));
      setWord(${dayWord3}, word(p + 6));
      return found;`,
  },
  {
    // The time of day of a moment as a number, 204100; -1 if there is no such time.
    name: 'timeAt',
    parameters: ['p'],
    body: `
      let hours = twoDigits(p + 11), minutes = twoDigits(p + 14), seconds = twoDigits(p + 17);
      if (byte(p + 10) !== 0x54 || byte(p + 13) !== 0x3a || byte(p + 16) !== 0x3a || byte(p + 19) !== 0x5a) return -1;
      if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59 || seconds < 0 || seconds > 59) return -1;
      return hours * 10000 + minutes * 100 + seconds;`,
  },
  {
    name: 'twoDigits',
    parameters: ['p'],
    body: `
      let tens = byte(p) - 0x30, ones = byte(p + 1) - 0x30;
      return tens < 0 || tens > 9 || ones < 0 || ones > 9 ? -1 : tens * 10 + ones;`,
  },
];
