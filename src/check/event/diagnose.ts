import type { Dialect } from '../../interface/dialect/dialect-names.js';
import { type Evidence, evidenceOf, observedInFiles, specified } from '../../interface/evidence.js';
import type { ArrayField, Field, IntegerField, NumberField, Range, Shape, StringField } from '../../interface/field.js';
import { anyKind, type Companion, type Kind } from '../../interface/kind.js';
import { type Catalogue, findCompanionKind, findKind } from '../../interface/kind-catalogue.js';
import type { Members, Rule } from '../../interface/object-rule.js';
import { hasForm, isUtcTime } from '../../interface/text-forms.js';
import type { Values } from '../../interface/value-list.js';
import { isObject } from '../../journal/journal-event.js';
import { shortJson } from '../../words/short-json.js';
import { type Finding, findingOf, ofKind } from '../finding.js';
import { childPointer } from '../text/json-pointer.js';
import { accepts, acceptsObject, hasType } from './accepted-values.js';
import { inWhat, type Known } from './evidence-clause.js';
import { severityOn, usualGrade, type WarningGrade } from './evidence-severity.js';
import { type FieldRuleId, fieldFinding, fieldRules } from './field-rules.js';
import { FindingCollector } from './finding-collector.js';
import { collectMiswrittenIntegers, hasMiswrittenIntegers } from './miswritten-integers.js';
import { fieldsOf, judgedBy, listedIn, localisedOf } from './quick-tables.js';
import { kindHint, valueHint } from './spelling-hints.js';

/** The type of file that an event is in; companion files have some rules of their own. */
export type EventFileType = 'journal' | 'companion';

/**
 * Compares an event with the catalogue, field by field, and returns all findings. With its text, it also
 * finds integers that are written as decimals, which the parsed values do not show. How severe a finding is
 * depends on how well it is known what it contradicts; `grade` is the weakest evidence for a warning.
 */
export function diagnose(
  catalogue: Catalogue,
  event: unknown,
  fileType: EventFileType = 'journal',
  text?: string,
  grade: WarningGrade = usualGrade,
): readonly Finding[] {
  if (!isObject(event)) {
    const walk = new EventWalk(catalogue, undefined, grade);
    walk.report('field/type', '', specified, 'object', event);
    return walk.collector.findings;
  }
  const members = event as Members;
  const name = members.event;
  const journalKind = typeof name === 'string' ? findKind(catalogue, name) : undefined;
  const kind = journalKind ?? (fileType === 'companion' ? findCompanionKind(catalogue, name) : undefined);
  const isAccepted = kind && acceptsObject(kind.shape)(members);
  const isClean = isAccepted && (text === undefined || !hasMiswrittenIntegers(text, kind));
  if (isClean && fileType === 'journal') return noFindings;
  const walk = new EventWalk(catalogue, kind, grade);
  if (!isAccepted) walk.object(members, kind?.shape ?? anyKind, '', kind?.evidence ?? specified, kind === undefined);
  if (!kind && typeof name === 'string') walk.unknownKind(name, catalogue);
  if (fileType === 'companion' && kind?.companion) walk.file(members, kind.shape, kind.companion, kind.evidence);
  if (kind && text !== undefined && !isClean) {
    collectMiswrittenIntegers(text, kind, (pointer, evidence, expected, found) =>
      walk.add('field/integer', pointer, evidence, () => ({ expected, found })),
    );
  }
  const findings = [...withoutRedundantUnknown(walk.collector.findings), ...walk.truncationFinding()];
  return kind ? ofKind(findings, kind.name) : findings;
}

const noFindings: readonly Finding[] = [];

/**
 * Lists and objects are looked into at once: to test all of each before its parts would test everything once
 * a level.
 */
function isAcceptedScalar(value: unknown, field: Field): boolean {
  return typeof value !== 'object' && accepts(field)(value);
}

/** Leaves out `field/unknown` where another rule reports the same field. */
function withoutRedundantUnknown(findings: readonly Finding[]): Finding[] {
  const reported = new Set(findings.filter(({ rule }) => rule !== 'field/unknown').map(({ pointer }) => pointer));
  return findings.filter(({ rule, pointer }) => rule !== 'field/unknown' || !reported.has(pointer));
}

/** The parts of a finding other than its location and evidence. */
interface FaultDetails {
  readonly expected: string;
  readonly found: string;
  readonly hint?: string | undefined;
}

class EventWalk {
  readonly collector = new FindingCollector();
  readonly #dialect: Dialect;
  readonly #grade: WarningGrade;
  readonly #isRecent: boolean;

  constructor({ dialect }: Catalogue, kind: Kind | undefined, grade: WarningGrade) {
    this.#dialect = dialect;
    this.#grade = grade;
    this.#isRecent = kind?.evidence.until === undefined && kind?.evidence.lastSeen === undefined;
  }

  report(
    rule: FieldRuleId,
    pointer: string,
    evidence: Evidence,
    expected: string,
    found: unknown,
    near?: Values,
  ): void {
    this.add(rule, pointer, evidence, () => {
      return { expected, found: shortJson(found), hint: near && valueHint(found, near, this.#dialect) };
    });
  }

  add(rule: FieldRuleId, pointer: string, evidence: Evidence, details: () => FaultDetails): void {
    const own = fieldRules[rule].severity;
    const severity = severityOn(evidence, own, this.#grade);
    // What a pack says takes no place of what is certain, and keeps no rule from being applied.
    const isLearnt = evidence.seen !== undefined;
    this.collector.add(
      isLearnt ? 'note' : severity,
      () => {
        const known = own === 'note' ? undefined : this.#known(evidence);
        const { expected, found, hint } = details();
        return fieldFinding(rule, { expected, found, hint, pointer, severity, known });
      },
      isLearnt ? 'note' : own,
    );
  }

  /** Evidence for a rule, if the specification does not support it. */
  #known(evidence: Evidence): Known | undefined {
    return evidence.grade === 'specified' ? undefined : { evidence, isRecent: this.#isRecent };
  }

  unknownKind(name: string, { kinds }: Catalogue): void {
    const rule = 'event/kind';
    this.collector.add(fieldRules[rule].severity, () => {
      const hint = kindHint(name, kinds);
      const finding = fieldFinding(rule, { pointer: '/event', expected: 'a known kind', found: shortJson(name), hint });
      // Kinds are counted by what was found, so two long names must stay different.
      return { ...finding, found: shortJson(name, longestName) };
    });
  }

  /** The finding that some findings were left out; it is as severe as the most severe of them. */
  truncationFinding(): Finding[] {
    const severity = this.collector.worstTruncated;
    if (!severity) return [];
    const finding = fieldFinding('event/many', { severity, pointer: '', expected: `${severity}s`, found: 'more' });
    return [{ ...finding, expected: `at most a thousand ${severity}s` }];
  }

  object(members: Members, shape: Shape, pointer: string, evidence: Evidence, anyMember = false): void {
    for (const [name, field] of fieldsOf(shape)) {
      const value = Object.hasOwn(members, name) ? members[name] : undefined;
      if (value === undefined ? field.optional : isAcceptedScalar(value, field)) continue;
      // The time and the name are those of every event, however little is known of its kind.
      const own = Object.hasOwn(anyKind.fields, name) && pointer === '' ? specified : knownBy(evidence, field);
      if (value !== undefined) this.field(value, field, childPointer(pointer, name), own);
      else this.report('field/required', childPointer(pointer, name), own, field.type, undefined);
    }
    this.#others(members, shape, pointer, evidence, anyMember);
    this.localised(members, shape, pointer, evidence);
    for (const rule of shape.rules) this.rule(rule, members, pointer, evidence);
  }

  /**
   * What applies in the file alone: its own rules, and the lists without one, which a line may leave to the
   * file.
   */
  file(
    members: Members,
    { fields }: Shape,
    { rules = [], lists = [], copies = 0 }: Companion,
    evidence: Evidence,
  ): void {
    for (const rule of rules) this.rule(rule, members, '', evidence);
    for (const name of lists.filter((each) => !rules.some(({ about }) => about === each))) {
      if (members[name] !== undefined || !fields[name]?.optional) continue;
      this.report('field/required', childPointer('', name), observedInFiles(copies), 'array', undefined);
    }
  }

  /** Members that the shape does not name. */
  #others(members: Members, shape: Shape, pointer: string, evidence: Evidence, anyMember: boolean): void {
    if (!shape.members && anyMember) return;
    for (const name of Object.keys(members)) {
      if (Object.hasOwn(shape.fields, name)) continue;
      if (this.collector.isFull || (!shape.members && this.collector.isTruncated('note'))) return;
      if (shape.members && accepts(shape.members)(members[name])) continue;
      const place = childPointer(pointer, name);
      if (shape.members) this.field(members[name], shape.members, place, knownBy(evidence, shape.members));
      else this.report('field/unknown', place, evidence, `a field of ${shape.name}`, members[name]);
    }
  }

  /** `evidence` is what the field is known by. */
  field(value: unknown, field: Field, pointer: string, evidence: Evidence): void {
    const form = hasType(value, field) ? field : field.also?.find((each) => hasType(value, each));
    if (!form) return this.report('field/type', pointer, evidence, typeNames(field), value);
    switch (form.type) {
      case 'string':
        return this.text(value as string, form, pointer, evidence);
      case 'integer':
      case 'number':
        return this.number(value as number, form, pointer, evidence);
      case 'array':
        return this.array(value as unknown[], form, pointer, evidence);
      case 'object':
        return this.object(value as Members, form.shape, pointer, evidence);
      case 'boolean':
    }
  }

  text(value: string, field: StringField, pointer: string, evidence: Evidence): void {
    const { constant, utcTime, form, values, mayBeEmpty } = field;
    if (mayBeEmpty && value === '') return;
    if (constant !== undefined && value !== constant) {
      this.report('field/value', pointer, evidence, shortJson(constant), value);
    }
    if (utcTime && !isUtcTime(value)) this.report('field/moment', pointer, evidence, 'a UTC time in ISO 8601', value);
    if (form && !hasForm(value, form)) this.report('field/form', pointer, evidence, form, value);
    if (values) this.listed(value, values, pointer, evidence);
  }

  number(value: number | bigint, field: IntegerField | NumberField, pointer: string, evidence: Evidence): void {
    const { range } = field;
    if (range && !within(value, range)) {
      this.report('field/range', pointer, evidence, `${range.min} to ${range.max}`, value);
    }
    if (field.type === 'integer' && field.values) this.listed(value, field.values, pointer, evidence);
  }

  listed(value: string | number | bigint, values: Values, pointer: string, evidence: Evidence): void {
    if (listedIn(values)().has(value)) return;
    this.report(values.closed ? 'field/value' : 'field/unseen', pointer, evidence, values.name, value, values);
  }

  array(elements: readonly unknown[], field: ArrayField, pointer: string, evidence: Evidence): void {
    const { length, element } = field;
    if (length !== undefined && elements.length !== length) {
      this.report('field/length', pointer, evidence, `${length} elements`, elements.length);
    }
    const ofElements = knownBy(evidence, element);
    for (const [index, each] of elements.entries()) {
      if (this.collector.isFull) return;
      if (!accepts(element)(each)) this.field(each, element, childPointer(pointer, index), ofElements);
    }
  }

  localised(members: Members, shape: Shape, pointer: string, evidence: Evidence): void {
    for (const [name, plain] of localisedOf(shape)) {
      if (!Object.hasOwn(members, name) || members[plain] !== undefined) continue;
      const own = knownBy(evidence, shape.fields[name] as Field);
      this.report('field/localised', childPointer(pointer, name), own, plain, undefined);
    }
  }

  /** Applies an object rule, unless one of the members it reads already has an error. */
  rule(rule: Rule, members: Members, pointer: string, evidence: Evidence): void {
    if (this.collector.isFull || this.collector.isUnsure) return;
    const hasError = (name: string) => this.collector.hasErrorAt(childPointer(pointer, name));
    if ((this.collector.hasErrors && judgedBy(rule).some(hasError)) || rule.holds(members)) return;
    const severity = severityOn(evidence, rule.severity, this.#grade);
    const known = this.#known(evidence);
    this.collector.add(severity, () => {
      const member = rule.faultyMember?.(members) ?? rule.about;
      const found = shortJson(members[member]);
      const but = members[member] === undefined ? `but ${member} is missing` : `found ${found}`;
      const message = `${rule.says}${known ? ` ${inWhat(known)}` : ''}, ${but}`;
      return findingOf(rule, {
        pointer: childPointer(pointer, member),
        severity,
        found,
        message,
        evidence: known?.evidence,
      });
    });
  }
}

/** The evidence for a field: that of its object, unless it has its own. */
function knownBy(evidence: Evidence, field: Field): Evidence {
  const isSpecified = evidence.grade === 'specified' && !field.declared && !field.evidence;
  return isSpecified ? specified : evidenceOf(evidence, field);
}

function within(value: number | bigint, { min, max }: Range): boolean {
  return value >= min && value <= max;
}

const longestName = 1000;

function typeNames(field: Field): string {
  return [field, ...(field.also ?? [])].map(({ type }) => type).join(' or ');
}
