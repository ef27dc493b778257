import type { Source } from '../machine/source.js';
import { layout } from '../scanner-memory.js';
import { emptyHash, hashOf, mixing, nameSlots } from './member-names.js';

const { objects, firstObject, names, detours, open } = layout;

/** Objects deeper than anything the game writes are left to the parser. */
const deepest = 100;

/**
 * Walks over the rest of an event of any kind, from behind its time and name to behind its closing brace; -1 if it is
 * not sound JSON, or a name stands twice in one object. It is one function, because calls are what it would spend most
 * of its time on.
 */
const walk: Source = {
  name: 'walk',
  parameters: ['p'],
  body: `
    let object = 0, depth = 0, isFirst = 0, c = 0, hash = 0, n = 0, start = 0;
    newLine();
    object = newObject();
    addName(object, ${hashOf('timestamp')});
    addName(object, ${hashOf('event')});
    for (;;) {
      if (isFirst) isFirst = 0;
      else {
        if ((word(p) & 0xffffff) === 0x22202c) p += 2;
        else {
          p = blank(p);
          c = byte(p);
          if (c === 0x2c) p = blank(p + 1);
          else {
            if (c !== (object ? 0x7d : 0x5d)) return -1;
            p += 1;
            if (depth === 0) return p;
            depth = depth - 1;
            object = word(${open} + depth * 4);
            continue;
          }
        }
      }
      if (object) {
        if (byte(p) !== 0x22) return -1;
        p += 1;
        hash = ${emptyHash};
        for (;;) {
          n = plainBytes(p);
          if (n >= 4) {
            ${mixing('word(p)')}
            p += 4;
            if (n < 8) n = n - 4;
            else { ${mixing('word(p)')} p += 4; continue; }
          }
          ${mixing('(word(p) & (1 << n * 8) - 1)')}
          p += n;
          c = byte(p);
          if (c === 0x22) break;
          if (c < 0x80) return -1;
          start = p;
          p = sequence(p);
          if (p < 0) return -1;
          while (start < p) { ${mixing('byte(start)')} start += 1; }
        }
        if (!addName(object, hash)) return -1;
        p += 1;
        if (byte(p) !== 0x3a) p = blank(p);
        if (byte(p) !== 0x3a) return -1;
        p += 1;
      }
      c = byte(p);
      if (c === 0x20 || c === 0x09) { p = blank(p); c = byte(p); }
      if (c === 0x22) p = text(p);
      else if (c < 0x3a) p = number(p);
      else if (c === 0x7b || c === 0x5b) {
        p = blank(p + 1);
        if (byte(p) === c + 2) p += 1;
        else {
          if (depth === ${deepest}) return -1;
          setWord(${open} + depth * 4, object);
          depth += 1;
          object = 0;
          if (c === 0x7b) object = newObject();
          isFirst = 1;
        }
      }
      else if (c === 0x6e) p = stands(p, 'null') ? p + 4 : -1;
      else p = boolean(p);
      if (p < 0) return -1;
    }`,
};

export const walking: readonly Source[] = [
  walk,
  {
    name: 'blank',
    parameters: ['p'],
    body: 'while (byte(p) === 0x20 || byte(p) === 0x09) p += 1; return p;',
  },
  {
    name: 'newLine',
    parameters: [],
    body: `
      if (word(${objects}) > 0x40000000) {
        let at = ${layout.nameSlots};
        while (at < ${layout.nameSlots} + ${8 * nameSlots}) { setWord(at, 0); at += 4; }
        setWord(${objects}, 0);
      }
      if (word(${objects}) === 0) setWord(${objects}, 1);
      setWord(${firstObject}, word(${objects}));
      setWord(${names}, 0);
      setWord(${detours}, 0);
      return 0;`,
  },
  {
    // The number of one more object of the line; it is never 0.
    name: 'newObject',
    parameters: [],
    body: `setWord(${objects}, word(${objects}) + 1); return word(${objects}) - 1;`,
  },
];
