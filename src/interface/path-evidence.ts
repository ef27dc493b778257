/** Evidence for the end of a path. */
import { entryOf } from '../words/entry-of.js';
import { nameAsWritten } from '../words/shown-name.js';
import { type Evidence, evidenceOf, type Grade, grades } from './evidence.js';
import type { Shape } from './field.js';
import { type Catalogue, findKind } from './kind-catalogue.js';
import { shapeOf } from './lookup.js';

/** Of a kind or shape, or of a field on a path through them, such as `Scan.Rings.MassMT`. */
export function evidenceAt(catalogue: Catalogue, path: string): Evidence | undefined {
  const [first = '', ...names] = path.split('.');
  const kind = findKind(catalogue, first);
  const start = kind ? { shape: kind.shape, evidence: kind.evidence } : evidenceOfShape(catalogue, first);
  return start && follow(start, names);
}

interface KnownShape {
  readonly shape: Shape;
  readonly evidence: Evidence;
}

function follow({ shape, evidence }: KnownShape, [name, ...rest]: readonly string[]): Evidence | undefined {
  if (name === undefined) return evidence;
  const field = entryOf(shape.fields, nameAsWritten(name));
  if (!field) return undefined;
  const own = evidenceOf(evidence, field);
  if (rest.length === 0) return own;
  const inner = shapeOf(field);
  return inner && follow({ shape: inner, evidence: own }, rest);
}

/** A shape has the best grade of its occurrences, and the lines of all occurrences of that grade. */
function evidenceOfShape(catalogue: Catalogue, name: string): KnownShape | undefined {
  const places = catalogue.kinds.flatMap((kind) => [...placesOf(kind, name)]);
  const [first] = places;
  if (!first) return undefined;
  const best = Math.min(...places.map(({ evidence }) => rank(evidence.grade)));
  const known = places.filter(({ evidence }) => rank(evidence.grade) === best);
  const { seen } = known[0]?.evidence ?? {};
  const lines = known.reduce((sum, { evidence }) => sum + (evidence.lines ?? 0), 0);
  const isCounted = grades[best] === 'observed' || seen;
  return {
    shape: first.shape,
    evidence: { grade: grades[best] ?? 'declared', ...(isCounted && { lines }), ...(seen && { seen }) },
  };
}

function rank(grade: Grade): number {
  return grades.indexOf(grade);
}

function* placesOf({ shape, evidence }: KnownShape, name: string): Generator<KnownShape> {
  for (const field of Object.values(shape.fields)) {
    const inner = shapeOf(field);
    if (!inner) continue;
    const place = { shape: inner, evidence: evidenceOf(evidence, field) };
    if (inner.name === name) yield place;
    yield* placesOf(place, name);
  }
}
