import { mixing } from '../assembly/member-names.js';
import type { Source } from '../machine/source.js';
import { kindSlots, layout, mostKinds } from '../scanner-memory.js';

const { timeStart, nameStart, nameEnd, time, notesEnd, notes, notesLimit, nameNumber } = layout;
const slotsEnd = layout.kindSlots + 12 * kindSlots;
/** Where the number of names known so far, and the end of their texts, are kept: before the names themselves. */
const kindsKnown = layout.kindTexts;
const kindTextsUsed = layout.kindTexts + 4;
const firstText = layout.kindTexts + 8;
const longestName = 64;

/**
 * A whole line between two places: the number of its kind if it is clean, -2 if it is sound and of another kind, else -1.
 * For each kind there is the function that scans what follows the time and the name.
 */
export function lineSource(kindOf: string, rests: readonly string[]): Source[] {
  const dispatch = rests.map((rest, kind) => `if (kind === ${kind}) q = ${rest}(p);`).join(' else ');
  const line: Source = {
    name: 'line',
    parameters: ['p', 'end'],
    body: `
      let kind = 0, q = -1, seconds = 0;
      if (byte(p) !== 0x7b) return -1;
      p += byte(p + 1) === 0x20 ? 2 : 1;
      if (!stands(p, '"timestamp":')) return -1;
      p += byte(p + 12) === 0x20 ? 13 : 12;
      if (byte(p) !== 0x22 || byte(p + 21) !== 0x22) return -1;
      setWord(${timeStart}, p + 1);
      if (dayOfLine(p + 1) < 0) return -1;
      seconds = timeAt(p + 1);
      setWord(${time}, seconds);
      if (seconds < 0 || byte(p + 22) !== 0x2c) return -1;
      p += byte(p + 23) === 0x20 ? 24 : 23;
      if (!stands(p, '"event":')) return -1;
      p += byte(p + 8) === 0x20 ? 9 : 8;
      if (byte(p) !== 0x22) return -1;
      setWord(${nameStart}, p);
      kind = ${kindOf}(p);
      p = text(p);
      if (p < 0) return -1;
      setWord(${nameEnd}, p);
      setWord(${notesEnd}, ${notes});
      if (kind < 0) {
        q = walk(p);
        if (q < 0 || !endsAt(q, end)) return -1;
        setWord(${nameNumber}, numberOf(word(${nameStart}), p));
        return -2;
      }
      ${dispatch}
      return q >= 0 && endsAt(q, end) ? kind : -1;`,
  };
  return [line, endsAt, numberOf, note];
}

/** Whether nothing but the end of the line is left. */
const endsAt: Source = {
  name: 'endsAt',
  parameters: ['p', 'end'],
  body: `
    while (p < end && (byte(p) === 0x20 || byte(p) === 0x0d)) p += 1;
    return p === end;`,
};

/** A number for the name of another kind, the same for each of its lines; -1 if there are too many, or it is too long. */
const numberOf: Source = {
  name: 'numberOf',
  parameters: ['start', 'end'],
  body: `
    let length = end - start, at = 0, hash = length, slot = 0, known = 0;
    if (length > ${longestName}) return -1;
    while (at < length) {
      known = word(start + at);
      if (length - at < 4) known = known & (1 << (length - at) * 8) - 1;
      ${mixing('known')}
      at += 4;
    }
    slot = ${layout.kindSlots} + (hash & ${kindSlots - 1}) * 12;
    for (;;) {
      known = word(slot);
      if (known === 0) break;
      if (word(slot + 4) === length) {
        at = 0;
        while (at + 4 <= length && word(known + at) === word(start + at)) at += 4;
        while (at < length && byte(known + at) === byte(start + at)) at += 1;
        if (at >= length) return word(slot + 8);
      }
      slot += 12;
      if (slot === ${slotsEnd}) slot = ${layout.kindSlots};
    }
    known = ${firstText} + word(${kindTextsUsed});
    if (word(${kindsKnown}) >= ${mostKinds} || known + 2 * ${longestName} > ${layout.kindTextsEnd}) return -1;
    at = 0;
    while (at < length) { setWord(known + at, word(start + at)); at += 4; }
    setWord(slot, known);
    setWord(slot + 4, length);
    setWord(slot + 8, word(${kindsKnown}));
    setWord(${kindsKnown}, word(${kindsKnown}) + 1);
    setWord(${kindTextsUsed}, word(${kindTextsUsed}) + length);
    return word(slot + 8);`,
};

/** Notes where something stands that is wanted; -1 if there is no room left. */
const note: Source = {
  name: 'note',
  parameters: ['name', 'start', 'stop'],
  body: `
    let at = word(${notesEnd});
    if (at >= ${notesLimit - 12}) return -1;
    setWord(at, name);
    setWord(at + 4, start);
    setWord(at + 8, stop);
    setWord(${notesEnd}, at + 12);
    return 0;`,
};
