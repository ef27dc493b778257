/**
 * The smallest pieces of a line. Each function takes the place where a piece should begin and gives the place behind
 * it, or -1 if something else stands there or something that is not written like that by the game. Behind every line
 * there is a byte that ends all pieces, so that none of them asks where the line ends.
 */
import type { Source } from '../machine/source.js';

export const tokens: readonly Source[] = [
  {
    // A text in quotes, without escapes.
    name: 'text',
    parameters: ['p'],
    body: `
      let n = 0, c = 0;
      if (byte(p) !== 0x22) {
        if (byte(p) !== 0x20 || byte(p + 1) !== 0x22) return -1;
        p += 1;
      }
      p += 1;
      for (;;) {
        n = plainBytes(p);
        p += n;
        if (n === 8) continue;
        c = byte(p);
        if (c === 0x22) return p + 1;
        if (c < 0x80) return -1;
        p = sequence(p);
        if (p < 0) return -1;
      }`,
  },
  {
    // One character of several bytes in UTF-8, neither longer than needed nor half of a surrogate pair.
    name: 'sequence',
    parameters: ['p'],
    body: `
      let first = byte(p), second = byte(p + 1);
      if (first < 0xc2 || first > 0xf4 || (second & 0xc0) !== 0x80) return -1;
      if (first < 0xe0) return p + 2;
      if ((byte(p + 2) & 0xc0) !== 0x80) return -1;
      if (first < 0xf0) return first === 0xe0 && second < 0xa0 || first === 0xed && second > 0x9f ? -1 : p + 3;
      if ((byte(p + 3) & 0xc0) !== 0x80) return -1;
      return first === 0xf0 && second < 0x90 || first === 0xf4 && second > 0x8f ? -1 : p + 4;`,
  },
  {
    // The place behind as many digits as there are.
    name: 'digits',
    parameters: ['p'],
    body: `
      let n = 8;
      while (n === 8) {
        n = digitBytes(p);
        p += n;
      }
      return p;`,
  },
  {
    // So many digits that the number could be taken for infinity are left to the parser.
    name: 'wholePart',
    parameters: ['p'],
    body: `
      let first = p, end = p + digitBytes(p);
      if (end === first) {
        if (byte(first) === 0x20) first += 1;
        if (byte(first) === 0x2d) first += 1;
        if (first === p) return -1;
        end = first;
      }
      if (end === first || end - first === 8) end = digits(end);
      return end === first || byte(first) === 0x30 && end > first + 1 || end - first > 200 ? -1 : end;`,
  },
  {
    // An integer, written as one.
    name: 'integer',
    parameters: ['p'],
    body: `
      let end = wholePart(p), c = 0;
      if (end < 0) return -1;
      c = byte(end);
      return c === 0x2e || (c | 0x20) === 0x65 ? -1 : end;`,
  },
  {
    // A number, with or without decimals, without an exponent.
    name: 'number',
    parameters: ['p'],
    body: `
      let first = 0;
      p = wholePart(p);
      if (p < 0) return -1;
      if (byte(p) === 0x2e) {
        first = p + 1;
        p = first + digitBytes(first);
        if (p === first) return -1;
        if (p - first === 8) p = digits(p);
      }
      return (byte(p) | 0x20) === 0x65 ? -1 : p;`,
  },
  {
    name: 'boolean',
    parameters: ['p'],
    body: `
      if (byte(p) === 0x20) p += 1;
      if (stands(p, 'true')) return p + 4;
      return stands(p, 'false') ? p + 5 : -1;`,
  },
  {
    // Whether a number that stands between two places is within two integers; in doubt somebody else decides.
    name: 'within',
    parameters: ['p', 'end', 'min', 'max', 'field'],
    body: `
      let start = p, negative = 0, whole = 0, first = 0;
      if (byte(p) === 0x20) p += 1;
      if (byte(p) === 0x2d) { negative = 1; p += 1; }
      first = p;
      while (byte(p) >= 0x30 && byte(p) <= 0x39) { whole = whole * 10 + byte(p) - 0x30; p += 1; }
      if (p - first > 9 || negative && whole === 0) return numberHolds(field, start, end);
      if (negative) whole = 0 - whole;
      if (p === end) { if (whole >= min && whole <= max) return 1; }
      else if (negative) { if (whole > min && whole <= max) return 1; }
      else if (whole >= min && whole < max) return 1;
      return numberHolds(field, start, end);`,
  },
  {
    // The value of an integer of few digits that stands between two places; -1 for any other number.
    name: 'small',
    parameters: ['p', 'end'],
    body: `
      let whole = 0;
      if (byte(p) === 0x20) p += 1;
      if (end - p > 9) return -1;
      while (p < end) {
        if (byte(p) < 0x30 || byte(p) > 0x39) return -1;
        whole = whole * 10 + byte(p) - 0x30;
        p += 1;
      }
      return whole;`,
  },
];
