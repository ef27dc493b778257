/** For every field of a kind, every way to break it. */
import fc from 'fast-check';
import { type FieldRuleId, fieldRules } from '../../src/check/event/field-rules.js';
import type { Field, Shape } from '../../src/interface/field.js';
import type { Kind } from '../../src/interface/kind.js';
import type { Rule, Severity } from '../../src/interface/object-rule.js';
import { type Event, fieldOf, fullEvent } from './valid.js';

/** One way to break one field: where it is, what is put there, and the rule that must notice. */
export interface Breakage {
  readonly rule: string;
  readonly severity: Severity;
  /** Names of members; `*` is any element of an array. */
  readonly path: readonly string[];
  readonly how: string;
  readonly put: (before: unknown) => unknown;
}

export interface Broken {
  readonly event: Event;
  readonly pointer: string;
}

/** Every way to break an event of the kind. */
export function breakages(kind: Kind): Breakage[] {
  return shapeBreakages(kind.shape, []);
}

/** A full event of the kind, broken in just this way. */
export function brokenEvent(kind: Kind, breakage: Breakage): fc.Arbitrary<Broken> {
  return fc.tuple(fullEvent(kind), fc.nat()).map(([event, choice]) => {
    const pointer = breakAt(event, breakage, choice);
    return { event, pointer };
  });
}

/** Breaks an event in place and returns where. */
export function breakAt(event: Event, { path, put }: Breakage, choice: number): string {
  let holder: unknown = event;
  const steps = path.map((name, depth) => {
    const step = name === '*' ? choice % (holder as unknown[]).length : name;
    if (depth < path.length - 1) holder = (holder as Record<string | number, unknown>)[step];
    return step;
  });
  const last = steps.at(-1) as string | number;
  const members = holder as Record<string | number, unknown>;
  const value = put(members[last]);
  if (value === undefined) delete members[last];
  else members[last] = value;
  return steps.map((step) => `/${step}`).join('');
}

function shapeBreakages(shape: Shape, path: readonly string[]): Breakage[] {
  return [
    ...Object.entries(shape.fields).flatMap(([name, field]) => {
      const own = [...path, name];
      const missing = breaking('field/required', own, 'missing', () => undefined);
      return [...(field.optional ? [] : [missing]), ...fieldBreakages(field, own)];
    }),
    ...(shape.members ? [] : [unknownField(path)]),
    ...shape.rules.filter(({ forbids }) => forbids).flatMap((rule) => forbiddenMember(rule, path)),
  ];
}

function unknownField(path: readonly string[]): Breakage {
  return breaking('field/unknown', [...path, 'Shakedown'], 'unknown field', () => true);
}

/** A member that must not be present, whatever its value. */
function forbiddenMember({ id: rule, severity, about }: Rule, path: readonly string[]): Breakage[] {
  return samples.map(([type, value]) => ({
    rule,
    severity,
    path: [...path, about],
    how: `${type} where nothing may stand`,
    put: () => value,
  }));
}

function breaking(rule: FieldRuleId, path: readonly string[], how: string, put: Breakage['put']): Breakage {
  return { rule, severity: fieldRules[rule].severity, path, how, put };
}

const samples: readonly (readonly [type: string, value: unknown])[] = [
  ['string', 'text'],
  ['integer', 7],
  ['number', 1.5],
  ['boolean', true],
  ['null', null],
  ['array', []],
  ['object', {}],
];

function fieldBreakages(field: Field, path: readonly string[]): Breakage[] {
  const accepted = new Set<string>([field, ...(field.also ?? [])].map(({ type }) => type));
  if (accepted.has('number')) accepted.add('integer');
  const wrongTypes = samples
    .filter(([type]) => !accepted.has(type))
    .map(([type, value]) => breaking('field/type', path, `${type} instead`, () => value));
  return [...wrongTypes, ...contentBreakages(field, path)];
}

function contentBreakages(field: Field, path: readonly string[]): Breakage[] {
  const becomes = (rule: FieldRuleId, ...values: unknown[]) =>
    values.map((value) => breaking(rule, path, `${JSON.stringify(value)} instead`, () => value));
  switch (field.type) {
    case 'string':
      if (field.utcTime) return becomes('field/moment', ...noMoments);
      return [
        ...(field.form ? becomes('field/form', 'plain words', '$nonsense') : []),
        ...(field.values && !field.form
          ? becomes(field.values.closed ? 'field/value' : 'field/unseen', 'Nonsense')
          : []),
      ];
    case 'integer':
    case 'number': {
      const { range } = field;
      return [
        ...(range ? becomes('field/range', range.min - 1, range.max + 1) : []),
        ...('values' in field && field.values
          ? becomes(field.values.closed ? 'field/value' : 'field/unseen', 4711)
          : []),
      ];
    }
    case 'array':
      if (field.also) return [];
      if (field.length === 0) {
        const [element] = fc.sample(fieldOf(field.element, { presence: 'none', leastElements: 1 }), {
          numRuns: 1,
          seed: 1,
        });
        return [breaking('field/length', path, 'not empty', () => [element])];
      }
      return [...lengthBreakages(field.length, path), ...fieldBreakages(field.element, [...path, '*'])];
    case 'object':
      return field.also ? [] : shapeBreakages(field.shape, path);
    case 'boolean':
      return [];
  }
}

const noMoments = [
  'yesterday',
  '2024-02-30T00:00:00Z',
  '2024-01-01T00:00:00',
  '2024-01-01T00:00:00+02:00',
  '2024-01-01',
  '2024-13-01T00:00:00Z',
];

function lengthBreakages(length: number | undefined, path: readonly string[]): Breakage[] {
  if (length === undefined) return [];
  return [
    breaking('field/length', path, 'too short', (before) => (before as unknown[]).slice(1)),
    breaking('field/length', path, 'too long', (before) => [...(before as unknown[]), (before as unknown[])[0]]),
  ];
}
