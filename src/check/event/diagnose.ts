import type { ArrayField, Field, IntegerField, NumberField, Range, Shape, StringField } from '../../interface/field.js';
import { anyKind } from '../../interface/kind.js';
import { type Catalogue, findCompanionKind, findKind } from '../../interface/kind-catalogue.js';
import type { Members, Rule } from '../../interface/object-rule.js';
import { hasForm, isUtcTime } from '../../interface/text-forms.js';
import type { Values } from '../../interface/value-list.js';
import { isObject } from '../../journal/journal-event.js';
import { shortJson } from '../../words/short-json.js';
import { childPointer, type Finding, withoutRedundantUnknown } from '../finding.js';
import { hintFor, kindHint, messageOf } from './field-messages.js';
import { type FieldRuleId, fieldRules } from './field-rules.js';
import { FindingCollector } from './finding-collector.js';
import { collectMiswrittenIntegers } from './miswritten-integers.js';

/** Where an event was written; companion files have some rules of their own. */
export type EventFileType = 'journal' | 'companion';

/** Walks an event along the catalogue and tells every departure from it; its text, where it is known, shows what its values do not. */
export function diagnose(
  catalogue: Catalogue,
  event: unknown,
  place: EventFileType = 'journal',
  text?: string,
): readonly Finding[] {
  const walk = new EventWalk();
  if (!isObject(event)) {
    walk.report('field/type', '', 'object', event);
    return walk.gathering.findings;
  }
  const members = event as Members;
  const name = members.event;
  const table = typeof name === 'string' ? findKind(catalogue, name) : undefined;
  const known = table ?? (place === 'companion' ? findCompanionKind(catalogue, name) : undefined);
  walk.object(members, known?.shape ?? anyKind, '', known === undefined);
  if (!known && typeof name === 'string' && !catalogue.otherKinds?.has(name)) walk.unknownKind(name, catalogue);
  if (place === 'companion') for (const rule of known?.companion?.rules ?? []) walk.rule(rule, members, '');
  if (known && text !== undefined) collectMiswrittenIntegers(text, known.shape, walk.gathering);
  const findings = [...withoutRedundantUnknown(walk.gathering.findings), ...walk.truncationFinding()];
  return known ? findings.map((finding) => ({ ...finding, kind: known.name })) : findings;
}

class EventWalk {
  readonly gathering = new FindingCollector();

  report(rule: FieldRuleId, pointer: string, expected: string, found: unknown, near?: Values): void {
    const { severity } = fieldRules[rule];
    this.gathering.add(severity, () => {
      const shown = shortJson(found);
      const message = messageOf(rule, pointer, expected, shown);
      const hint = near && hintFor(found, near);
      return { rule, severity, pointer, expected, found: shown, message, ...(hint && { hint }) };
    });
  }

  /** Each is told once in a run, so its name is given as a whole, but for one that is made to be long. */
  unknownKind(name: string, { kinds, otherKinds = new Set() }: Catalogue): void {
    const rule = 'event/kind';
    const { severity } = fieldRules[rule];
    const expected = 'a known kind';
    this.gathering.add(severity, () => {
      const message = messageOf(rule, '/event', expected, shortJson(name));
      const hint = kindHint(name, [...kinds.map((kind) => kind.name), ...otherKinds]);
      return {
        rule,
        severity,
        pointer: '/event',
        expected,
        found: shortJson(name, longestName),
        message,
        ...(hint && { hint }),
      };
    });
  }

  /** That there is more than is told; it is as grave as the gravest of what is left out. */
  truncationFinding(): Finding[] {
    const severity = this.gathering.worstTruncated;
    if (!severity) return [];
    const rule = 'event/many';
    const [expected, found] = [`at most a thousand ${severity}s`, 'more'];
    return [{ rule, severity, pointer: '', expected, found, message: messageOf(rule, '', `${severity}s`, found) }];
  }

  object(members: Members, shape: Shape, pointer: string, anyMember = false): void {
    for (const [name, field] of Object.entries(shape.fields)) {
      const value = Object.hasOwn(members, name) ? members[name] : undefined;
      if (value !== undefined) this.field(value, field, childPointer(pointer, name));
      else if (!field.optional) this.report('field/required', childPointer(pointer, name), field.type, undefined);
    }
    this.#others(members, shape, pointer, anyMember);
    this.localised(members, shape, pointer);
    for (const rule of shape.rules) this.rule(rule, members, pointer);
  }

  /** Members that the shape does not name. */
  #others(members: Members, shape: Shape, pointer: string, anyMember: boolean): void {
    if (!shape.members && anyMember) return;
    for (const name of Object.keys(members)) {
      if (Object.hasOwn(shape.fields, name)) continue;
      if (this.gathering.isFull || (!shape.members && this.gathering.isTruncated('note'))) return;
      if (shape.members) this.field(members[name], shape.members, childPointer(pointer, name));
      else this.report('field/unknown', childPointer(pointer, name), `a field of ${shape.name}`, members[name]);
    }
  }

  field(value: unknown, field: Field, pointer: string): void {
    const form = [field, ...(field.also ?? [])].find((each) => hasType(value, each));
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
    if (values.list.some((known) => known.value === value)) return;
    this.report(values.closed ? 'field/value' : 'field/unseen', pointer, values.name, value, values);
  }

  array(elements: readonly unknown[], field: ArrayField, pointer: string): void {
    const { length, element } = field;
    if (length !== undefined && elements.length !== length) {
      this.report('field/length', pointer, `${length} elements`, elements.length);
    }
    for (const [index, each] of elements.entries()) {
      if (this.gathering.isFull) return;
      this.field(each, element, childPointer(pointer, index));
    }
  }

  localised(members: Members, shape: Shape, pointer: string): void {
    for (const name of Object.keys(shape.fields)) {
      if (!name.endsWith(suffix) || !Object.hasOwn(members, name)) continue;
      const plain = name.slice(0, -suffix.length);
      if (members[plain] === undefined) this.report('field/localised', childPointer(pointer, name), plain, undefined);
    }
  }

  /** A rule is asked only where the members it looks at are sound by themselves. */
  rule(rule: Rule, members: Members, pointer: string): void {
    if (this.gathering.isFull) return;
    const judged = Object.keys({ ...rule.good, ...rule.bad });
    if (judged.some((name) => this.gathering.hasErrorAt(childPointer(pointer, name))) || rule.holds(members)) return;
    const { id, severity, says } = rule;
    this.gathering.add(severity, () => {
      const culprit = rule.faultyMember?.(members) ?? rule.about;
      const found = shortJson(members[culprit]);
      const but = members[culprit] === undefined ? `but ${culprit} is missing` : `found ${found}`;
      const message = `${says}, ${but}`;
      return { rule: id, severity, pointer: childPointer(pointer, culprit), expected: says, found, message };
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

const suffix = '_Localised';

const longestName = 1000;

function typeNames(field: Field): string {
  return [field, ...(field.also ?? [])].map(({ type }) => type).join(' or ');
}
