import { checkArgument } from '../words/shape/check-options.js';
import { aString } from '../words/shape/shape.js';
import type { Change, Deviation } from './dialect/apply-deviations.js';
import { deviations } from './dialect/deviations.js';
import { constraints, typeName } from './emit/describe-field.js';
import { type Evidence, evidenceOf, specified } from './evidence.js';
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
import { groupOf } from './kind-groups.js';
import { bitsOf, type LookupMatch, lookUp, type NotFound, type OwnedField, shapeOf, valuesOf } from './lookup.js';
import type { Rule } from './object-rule.js';
import { evidenceAt } from './path-evidence.js';
import type { Values } from './value-list.js';

/** Looks up a kind, field, value list, flag table or rule by its name or path, such as `FSDJump.StarPos`. */
export function explain(catalogue: Catalogue, path: string): Explanation | NotFound {
  assertCatalogue(catalogue);
  checkArgument('path', path, aString);
  const found = lookUp(catalogue, path);
  return found.found ? explainFound(found, tablesOf(catalogue)) : found;
}

/** A change of a dialect in words. */
export function describeChange(change: Change): string {
  if ('adds' in change) return `also ${change.adds.map((value) => JSON.stringify(value)).join(', ')}`;
  if ('lists' in change) return `usually one of ${change.lists.name}`;
  if ('opensList' in change) return 'the list is open';
  if ('opens' in change) return 'any value';
  if ('mayBeEmpty' in change) return 'may be empty';
  if ('optional' in change) return 'may be omitted';
  if ('also' in change) return `may be a ${typeName(change.also)} (${change.also.note})`;
  if ('field' in change) return `has this field too: ${change.field.note}`;
  if ('silences' in change) return `not checked by ${change.silences.join(', ')}`;
  return change.means;
}

/** The rules and the evidence of a catalogue as an explanation needs them. */
interface Tables {
  readonly rulesOf: (shape: Shape) => readonly Rule[];
  readonly summary: (rule: Rule) => RuleSummary;
  readonly evidenceAt: (path: string) => Evidence;
}

function tablesOf(catalogue: Catalogue): Tables {
  const all = allRules(catalogue);
  const files = companionKinds(catalogue).map(({ companion }) => companion);
  return {
    rulesOf: ({ name }) => all.flatMap(({ rule, shape }) => (shape.name === name ? [rule] : [])),
    summary: (rule) => {
      const { id, severity, says, reason } = rule;
      const only = files.find(({ rules = [] }) => rules.includes(rule));
      return { id, severity, says, reason, ...(only && { file: only.file }) };
    },
    evidenceAt: (path) => evidenceAt(catalogue, path) ?? specified,
  };
}

function explainFound(found: LookupMatch, tables: Tables): Explanation {
  switch (found.found) {
    case 'kind':
      return explainKind(found.kind, tables);
    case 'shape':
      return explainShape(found.shape, tables);
    case 'field':
      return explainField(found, found.path, tables);
    case 'values':
      return explainValues(found.values, found.usedIn, tables);
    case 'bits':
      return { ...explainTable(found.table.name, found.usedIn, tables), is: 'bits', bits: found.table.bits };
    case 'rule':
      return explainRule(found.rule, found.shape, tables);
  }
}

function explainKind({ name, shape, companion, sample }: Kind, tables: Tables): Subject {
  return {
    ...explainShape(shape, tables),
    is: 'kind',
    group: groupOf(name),
    ...(companion && { file: companion.file }),
    ...(sample !== undefined && { sample }),
  };
}

function explainShape(shape: Shape, tables: Tables): Subject {
  const evidence = tables.evidenceAt(shape.name);
  return {
    path: shape.name,
    is: 'shape',
    about: shape.about,
    type: 'object',
    evidence,
    fields: summaries(shape, evidence),
    rules: tables.rulesOf(shape).map(tables.summary),
    departures: deviationsAt((each) => ownerOf(each) === shape.name),
    ...inside(shape.fields, tables),
  };
}

function explainField(owned: OwnedField, path: string, tables: Tables): Subject {
  const { name, field } = owned;
  const shape = shapeOf(field);
  const values = valuesOf(field);
  const bits = bitsOf(field);
  const evidence = tables.evidenceAt(path);
  return {
    path,
    is: 'field',
    about: field.note,
    type: typeName(field),
    required: !field.optional,
    constraints: constraints(field),
    evidence,
    ...(field.share !== undefined && { share: field.share }),
    ...(shape && { fields: summaries(shape, evidence) }),
    ...(values && { values }),
    ...(bits && { bits: bits.bits }),
    rules: rulesAbout([owned], tables),
    departures: deviationsAt((each) => each === pathOf(owned)),
    ...inside({ [name]: field }, tables),
  };
}

function explainValues(values: Values, usedIn: readonly OwnedField[], tables: Tables): Subject {
  const type = typeof values.list[0]?.value === 'number' ? 'integer' : 'string';
  return { ...explainTable(values.name, usedIn, tables), is: 'values', about: values.about, type, values };
}

/** What a list of values and a table of bits have in common: the fields that use them. */
function explainTable(path: string, usedIn: readonly OwnedField[], tables: Tables): Omit<Subject, 'is'> {
  const usedBy = usedIn.map(pathOf);
  return {
    path,
    about: usedIn[0]?.field.note ?? '',
    type: 'integer',
    usedBy,
    rules: rulesAbout(usedIn, tables),
    rulesInside: [],
    departures: deviationsAt((each) => usedBy.includes(each)),
    departuresInside: [],
  };
}

function explainRule(rule: Rule, shape: Shape, tables: Tables): RuleExplanation {
  const { id, says, ...summary } = tables.summary(rule);
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

function inside(fields: Fields, tables: Tables): Pick<Subject, 'rulesInside' | 'departuresInside'> {
  const shapes = shapesBelow({ shape: shapeWith('', '', fields) });
  const names = new Set(shapes.map(({ name }) => name));
  return {
    rulesInside: shapes.flatMap((shape) => tables.rulesOf(shape).map(tables.summary)),
    departuresInside: deviationsAt((each) => names.has(ownerOf(each))),
  };
}

/** Rules whose result depends on one of the fields, even if it is not the one at fault. */
function rulesAbout(usedIn: readonly OwnedField[], tables: Tables): RuleSummary[] {
  const judging = usedIn.flatMap(({ owner, name }) =>
    tables.rulesOf(owner).filter(({ about, good, bad }) => [about, ...Object.keys({ ...good, ...bad })].includes(name)),
  );
  return [...new Set(judging)].map(tables.summary);
}

function summaries(shape: Shape, parent: Evidence): FieldSummary[] {
  return Object.entries(shape.fields).map(([name, field]) => ({
    name,
    type: typeName(field),
    required: !field.optional,
    about: field.note,
    evidence: evidenceOf(parent, field),
    ...(field.share !== undefined && { share: field.share }),
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
