import type { Catalogue } from '../../spec/catalogue.js';
import type { Kind } from '../../spec/kind.js';
import { LineScanner, type ScanPart } from './line-scanner.js';
import { moment } from './moment.js';
import type { Scanner, Taps } from './scanner.js';
import { ScannerSource } from './source.js';
import { Tape } from './tape.js';
import { tapsOf } from './taps.js';
import { boolean, integer, number, text } from './tokens.js';
import { numbersAt, shortNumber, valueAt } from './value.js';
import { holds, lazyArray, lazyObject } from './verdict.js';

/** Makes the scanner of a catalogue: one function per shape, generated from its table. */
export function compileScanner(catalogue: Catalogue, taps: Taps): Scanner {
  const tape = new Tape();
  const source = new ScannerSource(tape);
  const { kinds } = catalogue;
  const kindAt = source.oneOf(kinds.map(({ name }) => name));
  const rests = kinds.map((kind) =>
    hasUsualHead(kind) ? source.rest(kind.shape, 2, tapsOf(kind.shape, taps[kind.name] ?? [])) : 'unsure',
  );
  const tokens = { text, number, integer, boolean, moment };
  const scope = {
    ...tokens,
    shortNumber,
    numbersAt,
    valueAt,
    lazyArray,
    lazyObject,
    holds,
    tape,
    unsure,
    ...source.scope,
  };
  const body = `'use strict';\n${source.text}\nreturn [${[kindAt, ...rests].join(', ')}];`;
  // oxlint-disable-next-line typescript/no-implied-eval -- the source is made of the table alone, never of input
  const parts = new Function(...Object.keys(scope), body)(...Object.values(scope)) as [ScanPart, ...ScanPart[]];
  const [kindOf, ...scanRest] = parts;
  return new LineScanner({ names: kinds.map(({ name }) => name), kindOf, scanRest, tape });
}

/** The scanner reads the time and the name of an event by itself, and needs them to be what they are everywhere. */
function hasUsualHead({ name, shape }: Kind): boolean {
  const [first, second] = Object.entries(shape.fields);
  if (first?.[0] !== 'timestamp' || second?.[0] !== 'event') return false;
  const [time, event] = [first[1], second[1]];
  return (
    time.type === 'string' &&
    time.moment === true &&
    time.form === undefined &&
    time.values === undefined &&
    time.constant === undefined &&
    event.type === 'string' &&
    event.constant === name &&
    event.form === undefined &&
    event.values === undefined
  );
}

function unsure(): number {
  return -1;
}
