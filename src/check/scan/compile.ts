import type { Catalogue } from '../../spec/catalogue.js';
import type { Kind } from '../../spec/kind.js';
import { type Generated, LineScanner } from './line-scanner.js';
import { lineSource } from './line-source.js';
import { canCompile } from './machine/engine.js';
import { type Imported, moduleBytes } from './machine/module.js';
import type { Source } from './machine/source.js';
import { moments } from './moment.js';
import { naming } from './names.js';
import { neverSure } from './never-sure.js';
import type { Scanner, Taps } from './scanner.js';
import { ScannerSource } from './source.js';
import { Tape } from './tape.js';
import { tapsOf } from './taps.js';
import { tokens } from './tokens.js';
import { walking } from './walk.js';

/** What the scanner asks for outside: numbers and rules that need more than a look at bytes. */
export const imported: readonly Imported[] = [
  ['numberHolds', 3],
  ['ruleHolds', 1],
];

/** The functions that are the same for every catalogue. */
export const common: readonly Source[] = [...tokens, ...moments, ...naming, ...walking];

/** Makes the scanner of a catalogue: one function per shape, generated from its table. */
export function compileScanner(catalogue: Catalogue, taps: Taps): Scanner {
  // Where the engine may compile nothing at run time, every line is read.
  return canCompile ? new LineScanner(scannerCode(catalogue, taps)) : neverSure;
}

/** What any number of scanners of a catalogue can be made of. */
export function scannerCode(catalogue: Catalogue, taps: Taps): Generated {
  const tape = new Tape();
  const source = new ScannerSource(tape);
  const { kinds } = catalogue;
  const names = kinds.map(({ name }) => name);
  const kindOf = source.texts.oneOf(names);
  const rests = kinds.map((kind) =>
    hasUsualHead(kind) ? source.rest(kind.shape, 2, tapsOf(kind.shape, taps[kind.name] ?? [])) : 'unsure',
  );
  const unsure: Source = { name: 'unsure', parameters: ['p'], body: 'return -1;' };
  const sources = [...common, unsure, ...source.functions.sources, ...lineSource(kindOf, rests)];
  const { numbers, rules } = source;
  const code = moduleBytes(imported, sources, ['line']);
  return { code, names, tape, numbers, judges: rules.judges };
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
