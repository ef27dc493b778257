import { aString, checkArgument } from '../words/option-gate.js';
import type { Change, Deviation } from './dialect/apply-deviations.js';
import { deviations } from './dialect/deviations.js';
import { extraKinds } from './dialect/dialects.js';
import { constraints, typeName } from './emit/describe-field.js';
import type {
  DeviationSummary,
  Explanation,
  FieldSummary,
  RuleExplanation,
  RuleSummary,
  Subject,
} from './explanation-types.js';
import { type Fields, type Shape, shape as shapeWith } from './field.js';
import type { Kind } from './kind.js';
import { allRules, assertCatalogue, type Catalogue, companionKinds, shapesBelow } from './kind-catalogue.js';
import { bitsOf, type LookupMatch, lookUp, type NotFound, type OwnedField, shapeOf, valuesOf } from './lookup.js';
import type { Rule } from './object-rule.js';
import type { Values } from './value-list.js';

/** Looks up a kind, field, value list, flag table or rule by its name or path, such as `FSDJump.StarPos`. */
export function explain(catalogue: Catalogue, path: string): Explanation | NotFound {
  assertCatalogue(catalogue);
  checkArgument('path', path, aString);
  const found = lookUp(catalogue, path);
  return found.found ? explainFound(found, rulesIn(catalogue)) : found;
}

/** The same for the kinds of the live game that are outside the specification. */
export function explainExtraKind(path: string): Explanation | NotFound {
  const found = explain(extraKinds, path);
  return 'found' in found || found.is === 'rule' ? found : { ...found, outside: true };
}

/** A change of a dialect in words. */
export function describeChange(change: Change): string {
  if ('adds' in change) return `also ${change.adds.map((value) => JSON.stringify(value)).join(', ')}`;
  if ('lists' in change) return `usually one of ${change.lists.name}`;
  if ('opens' in change) return 'any value';
  if ('mayBeEmpty' in change) return 'may be empty';
  if ('optional' in change) return 'may be omitted';
  if ('also' in change) return `may be a ${typeName(change.also)} (${change.also.note})`;
  if ('field' in change) return `has this field too: ${change.field.note}`;
  if ('grows' in change) return 'the list is open: another value gets only a note';
  if ('silences' in change) return `not checked by ${change.silences.join(', ')}`;
  return change.means;
}

/** The rules of a catalogue as an explanation needs them. */
interface Rules {
  readonly of: (shape: Shape) => readonly Rule[];
  readonly summary: (rule: Rule) => RuleSummary;
}

function rulesIn(catalogue: Catalogue): Rules {
  const all = allRules(catalogue);
  const files = companionKinds(catalogue).map(({ companion }) => companion);
  return {
    of: ({ name }) => all.flatMap(({ rule, shape }) => (shape.name === name ? [rule] : [])),
    summary: (rule) => {
      const { id, severity, says, reason } = rule;
      const only = files.find(({ rules = [] }) => rules.includes(rule));
      return { id, severity, says, reason, ...(only && { file: only.file }) };
    },
  };
}

function explainFound(found: LookupMatch, rules: Rules): Explanation {
  switch (found.found) {
    case 'kind':
      return explainKind(found.kind, rules);
    case 'shape':
      return explainShape(found.shape, rules);
    case 'field':
      return explainField(found, found.path, rules);
    case 'values':
      return explainValues(found.values, found.usedIn, rules);
    case 'bits':
      return { ...explainTable(found.table.name, found.usedIn, rules), is: 'bits', bits: found.table.bits };
    case 'rule':
      return explainRule(found.rule, found.shape, rules);
  }
}

function explainKind({ shape, companion }: Kind, rules: Rules): Subject {
  return { ...explainShape(shape, rules), is: 'kind', ...(companion && { file: companion.file }) };
}

function explainShape(shape: Shape, rules: Rules): Subject {
  return {
    path: shape.name,
    is: 'shape',
    about: shape.about,
    type: 'object',
    fields: summaries(shape),
    rules: rules.of(shape).map(rules.summary),
    departures: deviationsAt((each) => ownerOf(each) === shape.name),
    ...inside(shape.fields, rules),
  };
}

function explainField(owned: OwnedField, path: string, rules: Rules): Subject {
  const { name, field } = owned;
  const shape = shapeOf(field);
  const values = valuesOf(field);
  const bits = bitsOf(field);
  return {
    path,
    is: 'field',
    about: field.note,
    type: typeName(field),
    required: !field.optional,
    constraints: constraints(field),
    ...(shape && { fields: summaries(shape) }),
    ...(values && { values }),
    ...(bits && { bits: bits.bits }),
    rules: rulesAbout([owned], rules),
    departures: deviationsAt((each) => each === pathOf(owned)),
    ...inside({ [name]: field }, rules),
  };
}

function explainValues(values: Values, usedIn: readonly OwnedField[], rules: Rules): Subject {
  const type = typeof values.list[0]?.value === 'number' ? 'integer' : 'string';
  return { ...explainTable(values.name, usedIn, rules), is: 'values', about: values.about, type, values };
}

/** What a list of values and a table of bits have in common: the fields that use them. */
function explainTable(path: string, usedIn: readonly OwnedField[], rules: Rules): Omit<Subject, 'is'> {
  const usedBy = usedIn.map(pathOf);
  return {
    path,
    about: usedIn[0]?.field.note ?? '',
    type: 'integer',
    usedBy,
    rules: rulesAbout(usedIn, rules),
    rulesInside: [],
    departures: deviationsAt((each) => usedBy.includes(each)),
    departuresInside: [],
  };
}

function explainRule(rule: Rule, shape: Shape, rules: Rules): RuleExplanation {
  const { id, says, ...summary } = rules.summary(rule);
  const silencing = deviations.filter(({ change }) => 'silences' in change && change.silences.includes(id));
  return {
    path: id,
    is: 'rule',
    about: says,
    ...summary,
    shape: shape.name,
    good: rule.good,
    bad: rule.bad,
    departures: silencing.map((deviation) => deviationSummary(deviation)),
  };
}

function inside(fields: Fields, rules: Rules): Pick<Subject, 'rulesInside' | 'departuresInside'> {
  const shapes = shapesBelow({ shape: shapeWith('', '', fields) });
  const names = new Set(shapes.map(({ name }) => name));
  return {
    rulesInside: shapes.flatMap((shape) => rules.of(shape).map(rules.summary)),
    departuresInside: deviationsAt((each) => names.has(ownerOf(each))),
  };
}

/** The rules whose answer depends on one of the fields, be it at fault or not. */
function rulesAbout(usedIn: readonly OwnedField[], rules: Rules): RuleSummary[] {
  const judging = usedIn.flatMap(({ owner, name }) =>
    rules.of(owner).filter(({ about, good, bad }) => [about, ...Object.keys({ ...good, ...bad })].includes(name)),
  );
  return [...new Set(judging)].map(rules.summary);
}

function summaries(shape: Shape): FieldSummary[] {
  return Object.entries(shape.fields).map(([name, field]) => ({
    name,
    type: typeName(field),
    required: !field.optional,
    about: field.note,
  }));
}

function deviationsAt(concerned: (path: string) => boolean): DeviationSummary[] {
  return deviations
    .filter(({ fields }) => fields.some(concerned))
    .map((deviation) => deviationSummary(deviation, concerned));
}

function deviationSummary(
  { id, fields, change, reason }: Deviation,
  concerned: (path: string) => boolean = () => true,
): DeviationSummary {
  return { id, fields: fields.filter(concerned), change: describeChange(change), reason };
}

function pathOf({ owner, name }: OwnedField): string {
  return `${owner.name}.${name}`;
}

function ownerOf(path: string): string {
  return path.slice(0, path.indexOf('.'));
}
