import type { Kind } from '../../../interface/kind.js';
import type { Catalogue } from '../../../interface/kind-catalogue.js';
import { walking } from '../assembly/any-event.js';
import { tokens } from '../assembly/json-tokens.js';
import { naming } from '../assembly/member-names.js';
import { moments } from '../assembly/timestamps.js';
import { Extraction } from '../extraction.js';
import { type Generated, LineScanner } from '../line-scanner.js';
import { canCompile } from '../machine/engine.js';
import { type Imported, moduleBytes } from '../machine/module.js';
import type { Source } from '../machine/source.js';
import { noScanner } from '../no-scanner.js';
import type { Scanner, WantedMembers } from '../scanner.js';
import { wantedParts } from './extraction-paths.js';
import { lineSource } from './line-source.js';
import { ScannerSource } from './shape-source.js';

/** What the scanner asks for outside: numbers and rules that need more than a look at bytes. */
export const imported: readonly Imported[] = [
  ['numberHolds', 3],
  ['ruleHolds', 1],
];

/** The functions that are the same for every catalogue. */
export const common: readonly Source[] = [...tokens, ...moments, ...naming, ...walking];

/** Makes the scanner of a catalogue: one function per shape, generated from its table. */
export function compileScanner(catalogue: Catalogue, wanted: WantedMembers): Scanner {
  // Where the engine may compile nothing at run time, every line is read.
  return canCompile ? new LineScanner(scannerCode(catalogue, wanted)) : noScanner;
}

/** What any number of scanners of a catalogue can be made of. */
export function scannerCode(catalogue: Catalogue, wanted: WantedMembers): Generated {
  const extraction = new Extraction();
  const source = new ScannerSource(extraction);
  const { kinds } = catalogue;
  const names = kinds.map(({ name }) => name);
  const kindOf = source.texts.oneOf(names);
  const rests = kinds.map((kind) =>
    hasUsualHead(kind) ? source.rest(kind.shape, 2, wantedParts(kind.shape, wanted[kind.name] ?? [])) : 'needsParsing',
  );
  const needsParsing: Source = { name: 'needsParsing', parameters: ['p'], body: 'return -1;' };
  const sources = [...common, needsParsing, ...source.functions.sources, ...lineSource(kindOf, rests)];
  const { numbers, rules } = source;
  const code = moduleBytes(imported, sources, ['line']);
  return { code, names, extraction, numbers, judges: rules.judges };
}

/** The scanner reads the time and the name of an event by itself, and needs them to be what they are everywhere. */
function hasUsualHead({ name, shape }: Kind): boolean {
  const [first, second] = Object.entries(shape.fields);
  if (first?.[0] !== 'timestamp' || second?.[0] !== 'event') return false;
  const [time, event] = [first[1], second[1]];
  return (
    time.type === 'string' &&
    time.utcTime === true &&
    time.form === undefined &&
    time.values === undefined &&
    time.constant === undefined &&
    event.type === 'string' &&
    event.constant === name &&
    event.form === undefined &&
    event.values === undefined
  );
}
