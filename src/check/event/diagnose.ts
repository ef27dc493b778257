import type { ArrayField, Field, IntegerField, NumberField, Range, Shape, StringField } from '../../interface/field.js';
import { anyKind, type Kind } from '../../interface/kind.js';
import { type Catalogue, findCompanionKind, findKind } from '../../interface/kind-catalogue.js';
import type { Members, Rule } from '../../interface/object-rule.js';
import { hasForm, isUtcTime } from '../../interface/text-forms.js';
import type { Values } from '../../interface/value-list.js';
import { isObject } from '../../journal/journal-event.js';
import { shortJson } from '../../words/short-json.js';
import { type Finding, findingOf } from '../finding.js';
import { childPointer } from '../text/json-pointer.js';
import { type FieldRuleId, fieldFinding, fieldRules } from './field-rules.js';
import { FindingCollector } from './finding-collector.js';
import { collectMiswrittenIntegers } from './miswritten-integers.js';
import { fieldsOf, judgedBy, listedIn, localisedOf } from './quick-tables.js';
import { kindHint, valueHint } from './spelling-hints.js';

/** The type of file that an event is in; companion files have some rules of their own. */
export type EventFileType = 'journal' | 'companion';

/**
 * Compares an event with the catalogue, field by field, and returns all findings. With its text, it also finds integers
 * that are written as decimals, which the parsed values do not show.
 */
export function diagnose(
  catalogue: Catalogue,
  event: unknown,
  fileType: EventFileType = 'journal',
  text?: string,
): readonly Finding[] {
  const walk = new EventWalk();
  if (!isObject(event)) {
    walk.report('field/type', '', 'object', event);
    return walk.collector.findings;
  }
  const members = event as Members;
  const name = members.event;
  const journalKind = typeof name === 'string' ? findKind(catalogue, name) : undefined;
  const kind = journalKind ?? (fileType === 'companion' ? findCompanionKind(catalogue, name) : undefined);
  walk.object(members, kind?.shape ?? anyKind, '', kind === undefined);
  if (!kind && typeof name === 'string') walk.unknownKind(name, catalogue);
  if (fileType === 'companion' && kind) walk.file(members, kind);
  if (kind && text !== undefined) collectMiswrittenIntegers(text, kind.shape, walk.collector);
  const findings = [...withoutRedundantUnknown(walk.collector.findings), ...walk.truncationFinding()];
  return kind ? findings.map((finding) => ({ ...finding, kind: kind.name })) : findings;
}

/** Leaves out `field/unknown` where another rule reports the same field. */
function withoutRedundantUnknown(findings: readonly Finding[]): Finding[] {
  const reported = new Set(findings.filter(({ rule }) => rule !== 'field/unknown').map(({ pointer }) => pointer));
  return findings.filter(({ rule, pointer }) => rule !== 'field/unknown' || !reported.has(pointer));
}

class EventWalk {
  readonly collector = new FindingCollector();

  report(rule: FieldRuleId, pointer: string, expected: string, found: unknown, near?: Values): void {
    this.collector.add(fieldRules[rule].severity, () =>
      fieldFinding(rule, { pointer, expected, found: shortJson(found), hint: near && valueHint(found, near) }),
    );
  }

  unknownKind(name: string, { kinds }: Catalogue): void {
    const rule = 'event/kind';
    this.collector.add(fieldRules[rule].severity, () => {
      const hint = kindHint(
        name,
        kinds.map((kind) => kind.name),
      );
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

  object(members: Members, shape: Shape, pointer: string, anyMember = false): void {
    for (const [name, field] of fieldsOf(shape)) {
      const value = Object.hasOwn(members, name) ? members[name] : undefined;
      if (value !== undefined) this.field(value, field, childPointer(pointer, name));
      else if (!field.optional) this.report('field/required', childPointer(pointer, name), field.type, undefined);
    }
    this.#others(members, shape, pointer, anyMember);
    this.localised(members, shape, pointer);
    for (const rule of shape.rules) this.rule(rule, members, pointer);
  }

  /** What applies in the file alone: its own rules, and the lists without one, which a line may leave to the file. */
  file(members: Members, { companion, shape }: Kind): void {
    const { rules = [], lists = [] } = companion ?? {};
    for (const rule of rules) this.rule(rule, members, '');
    for (const name of lists.filter((each) => !rules.some(({ about }) => about === each))) {
      const field = shape.fields[name];
      if (field?.optional && members[name] === undefined) {
        this.report('field/required', childPointer('', name), field.type, undefined);
      }
    }
  }

  /** Members that the shape does not name. */
  #others(members: Members, shape: Shape, pointer: string, anyMember: boolean): void {
    if (!shape.members && anyMember) return;
    for (const name of Object.keys(members)) {
      if (Object.hasOwn(shape.fields, name)) continue;
      if (this.collector.isFull || (!shape.members && this.collector.isTruncated('note'))) return;
      if (shape.members) this.field(members[name], shape.members, childPointer(pointer, name));
      else this.report('field/unknown', childPointer(pointer, name), `a field of ${shape.name}`, members[name]);
    }
  }

  field(value: unknown, field: Field, pointer: string): void {
    const form = hasType(value, field) ? field : field.also?.find((each) => hasType(value, each));
    if (!form) return this.report('field/type', pointer, typeNames(field), value);
    switch (form.type) {
      case 'string':
        return this.text(value as string, form, pointer);
      case 'integer':
      case 'number':
        return this.number(value as number, form, pointer);
      case 'array':
        return this.array(value as unknown[], form, pointer);
      case 'object':
        return this.object(value as Members, form.shape, pointer);
      case 'boolean':
    }
  }

  text(value: string, field: StringField, pointer: string): void {
    const { constant, utcTime, form, values, mayBeEmpty } = field;
    if (mayBeEmpty && value === '') return;
    if (constant !== undefined && value !== constant) this.report('field/value', pointer, shortJson(constant), value);
    if (utcTime && !isUtcTime(value)) this.report('field/moment', pointer, 'a UTC time in ISO 8601', value);
    if (form && !hasForm(value, form)) this.report('field/form', pointer, form, value);
    if (values) this.listed(value, values, pointer);
  }

  number(value: number | bigint, field: IntegerField | NumberField, pointer: string): void {
    const { range } = field;
    if (range && !within(value, range)) this.report('field/range', pointer, `${range.min} to ${range.max}`, value);
    if (field.type === 'integer' && field.values) this.listed(value, field.values, pointer);
  }

  listed(value: string | number | bigint, values: Values, pointer: string): void {
    if (listedIn(values).has(value)) return;
    this.report(values.closed ? 'field/value' : 'field/unseen', pointer, values.name, value, values);
  }

  array(elements: readonly unknown[], field: ArrayField, pointer: string): void {
    const { length, element } = field;
    if (length !== undefined && elements.length !== length) {
      this.report('field/length', pointer, `${length} elements`, elements.length);
    }
    for (const [index, each] of elements.entries()) {
      if (this.collector.isFull) return;
      this.field(each, element, childPointer(pointer, index));
    }
  }

  localised(members: Members, shape: Shape, pointer: string): void {
    for (const [name, plain] of localisedOf(shape)) {
      if (!Object.hasOwn(members, name) || members[plain] !== undefined) continue;
      this.report('field/localised', childPointer(pointer, name), plain, undefined);
    }
  }

  /** Applies an object rule, unless one of the members it looks at already has an error. */
  rule(rule: Rule, members: Members, pointer: string): void {
    if (this.collector.isFull) return;
    const hasError = (name: string) => this.collector.hasErrorAt(childPointer(pointer, name));
    if ((this.collector.hasErrors && judgedBy(rule).some(hasError)) || rule.holds(members)) return;
    this.collector.add(rule.severity, () => {
      const member = rule.faultyMember?.(members) ?? rule.about;
      const found = shortJson(members[member]);
      const but = members[member] === undefined ? `but ${member} is missing` : `found ${found}`;
      return findingOf(rule, { pointer: childPointer(pointer, member), found, message: `${rule.says}, ${but}` });
    });
  }
}

function hasType(value: unknown, field: Field): boolean {
  switch (field.type) {
    case 'integer':
      return typeof value === 'bigint' || Number.isInteger(value);
    case 'number':
      return typeof value === 'bigint' || Number.isFinite(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'string':
    case 'boolean':
      return typeof value === field.type;
  }
}

function within(value: number | bigint, { min, max }: Range): boolean {
  return value >= min && value <= max;
}

const longestName = 1000;

function typeNames(field: Field): string {
  return [field, ...(field.also ?? [])].map(({ type }) => type).join(' or ');
}
