import { emptyHash, hashOf, mix, type Names } from './names.js';
import { bitsBefore, boolean, number, sequence, specialBytes, text } from './tokens.js';

/** Objects deeper than anything the game writes are left to the parser. */
const deepest = 100;

/** What is open, from the outside in: the number of an object, 0 for an array. */
const open = new Int32Array(deepest + 1);

const hashOfTime = hashOf('timestamp');
const hashOfEvent = hashOf('event');

/**
 * Walks over the rest of an event of any kind, from behind its time and name to behind its closing brace; -1 if it is
 * not sound JSON, or a name stands twice in one object. It is one function, because calls are what it would spend most
 * of its time on.
 */
export function walkRest(b: Uint8Array, v: DataView, names: Names, p: number): number {
  p |= 0;
  names.newLine();
  let object = names.newObject() | 0;
  names.add(object, hashOfTime);
  names.add(object, hashOfEvent);
  let depth = 0;
  let isFirst = false;
  for (;;) {
    if (isFirst) isFirst = false;
    else {
      // Behind a value: nearly always there is a comma, a space and a quote.
      if ((v.getInt32(p, true) & 0xffffff) === 0x22202c) p = (p + 2) | 0;
      else {
        p = blank(b, p) | 0;
        const byte = b[p] as number;
        if (byte === 0x2c) p = blank(b, p + 1) | 0;
        else {
          if (byte !== (object === 0 ? 0x5d : 0x7d)) return -1;
          p = (p + 1) | 0;
          if (depth === 0) return p;
          object = (open[--depth] as number) | 0;
          continue;
        }
      }
    }
    if (object !== 0) {
      if (b[p] !== 0x22) return -1;
      p = (p + 1) | 0;
      let hash = emptyHash;
      for (;;) {
        const four = v.getInt32(p, true);
        const marks = specialBytes(four);
        if (marks === 0) {
          hash = mix(hash, four);
          p = (p + 4) | 0;
          continue;
        }
        const bits = bitsBefore(marks);
        hash = mix(hash, four & ((1 << bits) - 1));
        p = (p + (bits >> 3)) | 0;
        const byte = (four >>> bits) & 0xff;
        if (byte === 0x22) break;
        if (byte < 0x80) return -1;
        const behind = sequence(b, p) | 0;
        if (behind < 0) return -1;
        for (; p < behind; p = (p + 1) | 0) hash = mix(hash, b[p] as number);
      }
      if (!names.add(object, hash)) return -1;
      p = (p + 1) | 0;
      if (b[p] !== 0x3a) p = blank(b, p) | 0;
      if (b[p] !== 0x3a) return -1;
      p = (p + 1) | 0;
    }
    let byte = b[p] as number;
    if (byte === 0x20 || byte === 0x09) {
      p = blank(b, p) | 0;
      byte = b[p] as number;
    }
    if (byte === 0x22) p = text(b, v, p) | 0;
    else if (byte < 0x3a) p = number(b, v, p) | 0;
    else if (byte === 0x7b || byte === 0x5b) {
      p = blank(b, p + 1) | 0;
      if (b[p] === byte + 2) p = (p + 1) | 0;
      else {
        if (depth === deepest) return -1;
        open[depth++] = object;
        object = byte === 0x7b ? names.newObject() | 0 : 0;
        isFirst = true;
      }
    } else if (byte === 0x6e) p = v.getInt32(p, true) === 0x6c6c756e ? (p + 4) | 0 : -1;
    else p = boolean(b, v, p) | 0;
    if (p < 0) return -1;
  }
}

function blank(b: Uint8Array, p: number): number {
  p |= 0;
  while (b[p] === 0x20 || b[p] === 0x09) p = (p + 1) | 0;
  return p;
}
