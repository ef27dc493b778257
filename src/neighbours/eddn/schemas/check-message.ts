import { type Finding, findingOf } from '../../../check/finding.js';
import { childPointer } from '../../../check/text/json-pointer.js';
import { isObject } from '../../../journal/journal-event.js';
import { didYouMean } from '../../../words/nearest.js';
import { shortJson } from '../../../words/short-json.js';
import { eddnSchemaRules as rules, type SchemaRule } from './eddn-schema-rule-table.js';
import { type EddnSchema, eddnSchemas, isOutdated, schemaIn, schemaRefOf } from './eddn-schemas.js';
import type { JsonType, SchemaNode } from './schema-node.js';

/** A message has at most this number of findings, so that a hostile one takes bounded memory. */
const mostFindings = 100;

/** What the gateway makes of a message. */
export interface CheckedMessage {
  /** 200: accepted; 400: refused; 426: the reference is outdated; 500: not even a reference. */
  readonly status: 200 | 400 | 426 | 500;
  readonly findings: readonly Finding[];
  /** Undefined if the reference is unknown. */
  readonly schema?: EddnSchema;
  readonly isTest: boolean;
}

/**
 * Checks a whole message: its reference, then everything that its schema says. The text it was parsed from shows
 * what the value does not: integers written as `128.0`, which the gateway refuses.
 */
export function checkMessage(message: unknown, text = ''): CheckedMessage {
  if (!isObject(message) || !Object.hasOwn(message, '$schemaRef')) {
    const problem = isObject(message) ? '$schemaRef is missing' : 'the message is no object';
    return { status: 500, findings: [broken(rules.ref, '/$schemaRef', { problem })], isTest: false };
  }
  const ref: unknown = (message as { $schemaRef?: unknown }).$schemaRef;
  const known = schemaIn(ref);
  if (known) {
    const findings = new SchemaCheck().findingsIn(known.schema, message, text);
    return { status: findings.length === 0 ? 200 : 400, findings, ...known };
  }
  if (isOutdated(ref)) {
    const problem = `${shortJson(ref)} is outdated`;
    return { status: 426, findings: [broken(rules.outdated, '/$schemaRef', { problem })], isTest: false };
  }
  const refs = [...eddnSchemas.keys()].flatMap((name) => [schemaRefOf(name), schemaRefOf(name, true)]);
  const problem = `no schema is called ${shortJson(ref)}${typeof ref === 'string' ? suggested(ref, refs) : ''}`;
  // Python cannot look up an object or a list in the table of schemas: the gateway fails.
  const status = typeof ref === 'object' && ref !== null ? 500 : 400;
  return { status, findings: [broken(rules.ref, '/$schemaRef', { problem })], isTest: false };
}

/** A message that cannot even be parsed. */
export function unreadable(problem: string): Finding {
  return broken(rules.body, '', { problem });
}

interface Breach {
  readonly problem: string;
  readonly expected?: string;
  readonly found?: string;
}

export function broken(rule: SchemaRule, pointer: string, { problem, expected, found }: Breach): Finding {
  const details = { ...(expected !== undefined && { expected }), ...(found !== undefined && { found }) };
  return findingOf(rule, { pointer, message: problem, hint: rule.cure, ...details });
}

const localisedEnd = '_Localised';
/** Without a prototype: a message may have a member called `constructor`. */
const noMembers: Readonly<Record<string, SchemaNode>> = Object.create(null) as Record<string, SchemaNode>;
const digits = /^[0-9]+$/;
const timeForm =
  /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)[Tt](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Collects everything that a schema refuses in a message. */
class SchemaCheck {
  readonly #findings: Finding[] = [];

  findingsIn(schema: EddnSchema, message: unknown, text: string): readonly Finding[] {
    this.#value(schema.envelope, message, '');
    const fraction = schema.writtenAsFraction.exec(text);
    if (fraction) {
      const [found, name = ''] = fraction;
      this.#report(rules.type, `/message/${name}`, `${name} is written with a point`, 'an integer', `${found}…`);
    }
    return this.#findings;
  }

  #report(rule: SchemaRule, pointer: string, problem: string, expected: string, found: string): void {
    if (this.#findings.length >= mostFindings) return;
    const inMessage = pointer.startsWith('/message/');
    const message = `${pointer === '' ? 'the message' : pointer} ${problem}`;
    this.#findings.push(broken(inMessage ? rule : rules.envelope, pointer, { problem: message, expected, found }));
  }

  #value(node: SchemaNode, value: unknown, pointer: string): void {
    const { types, values, except } = node;
    if (types && !types.some((type) => isOfType(value, type))) {
      const expected = types.map((type) => typeWords[type]).join(' or ');
      this.#report(rules.type, pointer, `is not ${expected}`, expected, shortJson(value));
    } else if (values && !values.includes(value as string)) {
      const expected = values.map((each) => shortJson(each)).join(', ');
      this.#report(rules.value, pointer, 'has a value that the schema does not admit', expected, shortJson(value));
    } else if (typeof value === 'string') {
      if (except?.includes(value)) {
        this.#report(
          rules.value,
          pointer,
          'has a value that the schema refuses',
          `not ${except.join()}`,
          shortJson(value),
        );
      }
      this.#text(node, value, pointer);
    } else if (Array.isArray(value)) this.#list(node, value, pointer);
    else if (isObject(value)) this.#object(node, value as Record<string, unknown>, pointer);
  }

  #text({ isFilled, isTime, pattern }: SchemaNode, text: string, pointer: string): void {
    const found = shortJson(text);
    if (isFilled && text === '') this.#report(rules.short, pointer, 'is empty', 'a text', found);
    else if (isTime && !isRfc3339(text)) {
      this.#report(rules.time, pointer, 'is no date and time with a zone', '2026-11-14T20:41:00Z', found);
    } else if (pattern && !pattern.test(text)) {
      this.#report(rules.pattern, pointer, 'is no name of a module', 'Hpt_…, Int_… or …_Armour_…', found);
    }
  }

  #list({ items, fewest = 0, most = Infinity, isUnique }: SchemaNode, list: readonly unknown[], pointer: string): void {
    const found = `${list.length}`;
    if (list.length < fewest) this.#report(rules.short, pointer, 'has too few elements', `${fewest} or more`, found);
    if (list.length > most) this.#report(rules.long, pointer, 'has too many elements', `${most} or fewer`, found);
    const seen = new Set<unknown>();
    for (const [index, each] of list.entries()) {
      if (this.#findings.length >= mostFindings) return;
      const place = childPointer(pointer, index);
      if (isUnique && seen.has(each)) this.#report(rules.unique, place, 'occurs twice', 'each once', shortJson(each));
      seen.add(each);
      if (items) this.#value(items, each, place);
    }
  }

  #object(node: SchemaNode, object: Readonly<Record<string, unknown>>, pointer: string): void {
    const { members = noMembers, numbered, isClosed, isUnlocalised } = node;
    for (const name in members) {
      if (members[name]?.isRequired && !Object.hasOwn(object, name)) {
        this.#report(rules.required, childPointer(pointer, name), 'is missing', 'a value', 'nothing');
      }
    }
    for (const name in object) {
      if (this.#findings.length >= mostFindings) return;
      const value = object[name];
      const member = members[name] ?? (numbered && digits.test(name) ? numbered : undefined);
      const isRefused = member ? member.isForbidden : isClosed || (isUnlocalised && name.endsWith(localisedEnd));
      if (isRefused)
        this.#refused(name, childPointer(pointer, name), { value, members, isKnown: member !== undefined });
      else if (member) this.#value(member, value, childPointer(pointer, name));
    }
  }

  #refused(name: string, pointer: string, { value, members, isKnown }: RefusedMember): void {
    const found = shortJson(value);
    if (name.endsWith(localisedEnd))
      this.#report(rules.localised, pointer, 'is a localised text', 'no such member', found);
    else if (isKnown) this.#report(rules.forbidden, pointer, 'must be removed', 'no such member', found);
    else {
      const near = suggested(
        name,
        Object.keys(members).filter((known) => !members[known]?.isForbidden),
      );
      this.#report(rules.unknown, pointer, `is no member of this schema${near}`, 'no such member', found);
    }
  }
}

/** Long names are not compared: that takes long. */
function suggested(name: string, known: readonly string[]): string {
  return name.length > 100 ? '' : didYouMean(name, known);
}

interface RefusedMember {
  readonly value: unknown;
  readonly members: Readonly<Record<string, SchemaNode>>;
  /** Whether the schema names the member in order to refuse it. */
  readonly isKnown: boolean;
}

const typeWords: Readonly<Record<JsonType, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'an integer',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

function isOfType(value: unknown, type: JsonType): boolean {
  switch (type) {
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return Number.isInteger(value) || typeof value === 'bigint';
    case 'number':
      return typeof value === 'number' || typeof value === 'bigint';
    default:
      return typeof value === type;
  }
}

function isRfc3339(text: string): boolean {
  const [, year, month, day] = timeForm.exec(text) ?? [];
  return Number(day) > 0 && Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
}
