import type { Catalogue } from '../../../interface/kind-catalogue.js';
import { type WantedMembers, wantedParts } from '../extraction-paths.js';
import { compiledKinds, isScanned, type MadeScanner } from '../made-scanner.js';
import { ShapeSource } from './shape-source.js';

/** The scanner of a table before it is compiled. */
export interface ScannerSource extends Omit<MadeScanner, 'code' | 'tables' | 'tabled'> {
  /** The text of a module in AssemblyScript that stands beside the folder `assembly`. */
  readonly text: string;
}

/**
 * Writes the module of a table: a function per shape, list and set of texts, and `line`, which takes a whole line. Kinds outside
 * the specification are left out: they are many, and each journal has few of them, so that the module goes by tables of them.
 */
export function scannerSource(catalogue: Catalogue, wanted: WantedMembers): ScannerSource {
  const compiled = compiledKinds(catalogue);
  const kinds = compiled.map(({ name }) => name);
  const source = new ShapeSource(catalogue);
  const kindOf = source.texts.oneOf(kinds);
  const rests = compiled.map((kind) =>
    isScanned(kind) ? source.rest(kind, 2, wantedParts(kind.shape, wanted[kind.name] ?? [])) : undefined,
  );
  return {
    text: [imports, source.functions.source(), lineSource(kindOf, rests)].join('\n\n'),
    kinds,
    members: source.extracted,
    numbers: source.numbers.limits,
    rules: source.rules.rules,
  };
}

const imports = `import { Bytes } from './assembly/bytes';
import { boolean, integer, number, text } from './assembly/json-tokens';
import { beginAt, endsAt, lineHead, nameEnds, otherKind } from './assembly/line-parts';
import { newObject } from './assembly/member-names';
import { Next } from './assembly/next-name';
import { note } from './assembly/notes';
import { small, within } from './assembly/number-values';
import { numberHolds, ruleHolds } from './assembly/outside';
import { At, unknownMember, unlisted } from './assembly/remarks';
import { moment } from './assembly/timestamps';

export { addWord } from './assembly/tabled-values';`;

/** A whole line between two places: the number of its kind if it is clean, -2 if it is sound and of another kind, else -1. */
function lineSource(kindOf: string, rests: readonly (string | undefined)[]): string {
  const cases = rests.map(
    (rest, kind) => `case ${kind}: ${rest === undefined ? 'return -1;' : `q = ${rest}(p); break;`}`,
  );
  return `export function line(p: i32, end: i32): i32 {
p = lineHead(p);
if (p < 0) return -1;
const kind = ${kindOf}(p);
p = nameEnds(p);
if (p < 0) return -1;
let q = -1;
beginAt(kind);
switch (kind) {
${cases.join('\n')}
default: return otherKind(p, end);
}
return q >= 0 && endsAt(q, end) ? kind : -1;
}`;
}
