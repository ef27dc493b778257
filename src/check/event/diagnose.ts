import { type Catalogue, findKind } from '../../spec/catalogue.js';
import type { ArrayField, Field, IntegerField, NumberField, Range, Shape, StringField } from '../../spec/field.js';
import { hasForm, isMoment } from '../../spec/form.js';
import { anyKind } from '../../spec/kind.js';
import type { Members, Rule } from '../../spec/rule.js';
import type { Values } from '../../spec/values.js';
import { below, type Finding, withoutRepetition } from '../finding.js';
import { type FieldRule, fieldRules } from './field-rules.js';
import { hintFor, messageOf, show } from './wording.js';

/** Walks an event along the catalogue and tells every departure from it; a companion has rules of its own. */
export function diagnose(catalogue: Catalogue, event: unknown, place: 'journal' | 'companion' = 'journal'): Finding[] {
  const walk = new Walk();
  if (!isObject(event)) {
    walk.report('field/type', '', 'object', event);
    return walk.findings;
  }
  const name = event.event;
  const known = typeof name === 'string' ? findKind(catalogue, name) : undefined;
  walk.object(event, known?.shape ?? anyKind, '', known === undefined);
  if (!known && typeof name === 'string') walk.report('event/kind', '/event', 'a known kind', name);
  if (place === 'companion') for (const rule of known?.companion?.rules ?? []) walk.rule(rule, event, '');
  walk.limit();
  const findings = withoutRepetition(walk.findings);
  return known ? findings.map((finding) => ({ ...finding, kind: known.name })) : findings;
}

class Walk {
  readonly findings: Finding[] = [];

  report(rule: FieldRule, pointer: string, expected: string, found: unknown, near?: readonly unknown[]): void {
    const { severity } = fieldRules[rule];
    const shown = show(found);
    const message = messageOf(rule, pointer, expected, shown);
    const hint = near && hintFor(found, near);
    this.findings.push({ rule, severity, pointer, expected, found: shown, message, ...(hint && { hint }) });
  }

  /** Of an event that is wrong all over, a thousand findings are told. */
  limit(): void {
    if (this.findings.length < mostFindings) return;
    this.findings.length = mostFindings;
    this.report('event/many', '', `at most ${mostFindings} findings`, undefined);
  }

  object(members: Members, shape: Shape, pointer: string, anyMember = false): void {
    for (const [name, field] of Object.entries(shape.fields)) {
      const value = Object.hasOwn(members, name) ? members[name] : undefined;
      if (value !== undefined) this.field(value, field, below(pointer, name));
      else if (!field.optional) this.report('field/required', below(pointer, name), field.type, undefined);
    }
    for (const [name, value] of Object.entries(members)) {
      if (Object.hasOwn(shape.fields, name)) continue;
      if (shape.members) this.field(value, shape.members, below(pointer, name));
      else if (!anyMember) this.report('field/unknown', below(pointer, name), `a field of ${shape.name}`, value);
    }
    this.localised(members, shape, pointer);
    for (const rule of shape.rules) this.rule(rule, members, pointer);
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
    const { constant, moment, form, values, mayBeEmpty } = field;
    if (mayBeEmpty && value === '') return;
    if (constant !== undefined && value !== constant) this.report('field/value', pointer, show(constant), value);
    if (moment && !isMoment(value)) this.report('field/moment', pointer, 'a UTC moment in ISO 8601', value);
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
    const known = values.list.map((each) => each.value);
    this.report(values.closed ? 'field/value' : 'field/unseen', pointer, values.name, value, known);
  }

  array(elements: readonly unknown[], field: ArrayField, pointer: string): void {
    const { length, element } = field;
    if (length !== undefined && elements.length !== length) {
      this.report('field/length', pointer, `${length} elements`, elements.length);
    }
    for (const [index, each] of elements.entries()) {
      if (this.findings.length >= mostFindings) return;
      this.field(each, element, below(pointer, index));
    }
  }

  localised(members: Members, shape: Shape, pointer: string): void {
    for (const name of Object.keys(members)) {
      const plain = /^(.+)_Localised$/.exec(name)?.[1];
      if (plain === undefined || !Object.hasOwn(shape.fields, name) || members[plain] !== undefined) continue;
      this.report('field/localised', below(pointer, name), plain, undefined);
    }
  }

  /** A rule is asked only where the members it looks at are sound by themselves. */
  rule(rule: Rule, members: Members, pointer: string): void {
    const judged = Object.keys({ ...rule.good, ...rule.bad }).map((name) => below(pointer, name));
    const unsound = this.findings.some(
      ({ severity, pointer: at }) =>
        severity === 'error' && judged.some((own) => at === own || at.startsWith(`${own}/`)),
    );
    if (unsound || rule.holds(members)) return;
    const { id, severity, says } = rule;
    const culprit = rule.culprit?.(members) ?? rule.about;
    const found = show(members[culprit]);
    this.findings.push({ rule: id, severity, pointer: below(pointer, culprit), expected: says, found, message: says });
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

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function within(value: number | bigint, { min, max }: Range): boolean {
  return value >= min && value <= max;
}

const mostFindings = 1000;

function typeNames(field: Field): string {
  return [field, ...(field.also ?? [])].map(({ type }) => type).join(' or ');
}
