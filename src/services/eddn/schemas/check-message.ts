import { type Finding, findingOf } from '../../../check/finding.js';
import { childPointer } from '../../../check/text/json-pointer.js';
import { isObject } from '../../../journal/journal-event.js';
import { didYouMean } from '../../../words/nearest.js';
import { shortJson } from '../../../words/short-json.js';
import { sortedJson } from '../relay/relayed-message.js';
import { eddnSchemaRules as rules, type SchemaRule, typeWords } from './eddn-schema-rule-table.js';
import { type EddnSchema, eddnSchemas, type GivenSchemas, isOutdated, refOf, schemaRefOf } from './eddn-schemas.js';
import type { JsonType, OwnWords, SchemaNode } from './schema-node.js';

/** A message has at most this number of findings, so that a hostile one takes bounded memory. */
export const mostFindings = 100;

/** What the gateway makes of a message. */
export interface CheckedMessage {
  /** 200: accepted; 400: refused; 426: the reference is outdated; 500: not even a reference. */
  readonly status: 200 | 400 | 426 | 500;
  readonly findings: readonly Finding[];
  /** Undefined if the reference is unknown. */
  readonly schema?: Pick<EddnSchema, 'name'>;
  readonly isTest: boolean;
}

/**
 * Checks a whole message: its reference, then everything that its schema says. The text it was parsed from
 * shows what the value does not: integers written as `128.0`, which the gateway refuses. A given schema is
 * checked as well; what it says of a place with a finding is left out.
 */
export function checkMessage(message: unknown, text = '', given?: GivenSchemas): CheckedMessage {
  if (!isObject(message) || !Object.hasOwn(message, '$schemaRef')) {
    const problem = isObject(message) ? '$schemaRef is missing' : 'the message is no object';
    return { status: 500, findings: [broken(rules.ref, '/$schemaRef', { problem })], isTest: false };
  }
  const ref: unknown = (message as { $schemaRef?: unknown }).$schemaRef;
  const { name = '', isTest = false } = refOf(ref) ?? {};
  const [known, file] = [eddnSchemas.get(name), given?.get(name)];
  const schema = known ?? file;
  if (schema) {
    const own = known ? new SchemaCheck().findingsIn(known, message, text) : [];
    const places = new Set(own.map(({ pointer }) => pointer));
    const more = file?.findingsIn(message, text).filter(({ pointer }) => !places.has(pointer)) ?? [];
    const findings = [...own, ...more].slice(0, mostFindings);
    return { status: findings.length === 0 ? 200 : 400, findings, schema, isTest };
  }
  if (isOutdated(ref)) {
    const problem = `${shortJson(ref)} is outdated`;
    return { status: 426, findings: [broken(rules.outdated, '/$schemaRef', { problem })], isTest: false };
  }
  const refs = [...eddnSchemas.keys(), ...(given?.keys() ?? [])].flatMap((each) => [
    schemaRefOf(each),
    schemaRefOf(each, true),
  ]);
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
  /** That of the rule by default. */
  readonly cure?: string;
}

export function broken(rule: SchemaRule, pointer: string, breach: Breach): Finding {
  const { problem, expected, found, cure = rule.cure } = breach;
  const details = { ...(expected !== undefined && { expected }), ...(found !== undefined && { found }) };
  return findingOf(rule, { pointer, message: problem, hint: cure, ...details });
}

/** The first of these members, which must be integers, that is written with a fraction or an exponent. */
export function pointFindings(integers: readonly string[], text: string): readonly Finding[] {
  const numbers = [...text.matchAll(/"([^"\\]*)"\s*:\s*-?\d+[.eE]/g)];
  const [found, name] = numbers.find(([, each = '']) => integers.includes(each)) ?? [];
  if (name === undefined) return [];
  const pointer = childPointer('/message', name);
  const problem = `${pointer} is written with a point`;
  return [broken(rules.type, pointer, { problem, expected: 'an integer', found: `${found}…` })];
}

const localisedEnd = '_Localised';
const noMembers: Readonly<Record<string, SchemaNode>> = Object.create(null) as Record<string, SchemaNode>;
const digits = /^[0-9]+$/;
const timeForm =
  /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)[Tt](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Collects everything that a schema refuses in a message. */
class SchemaCheck {
  readonly #findings: Finding[] = [];
  /** Names and indexes that lead to the value being checked; a pointer is made only for findings. */
  readonly #path: (string | number)[] = [];

  findingsIn(schema: EddnSchema, message: unknown, text: string): readonly Finding[] {
    this.#value(schema.envelope, message);
    return [...this.#findings, ...pointFindings(schema.integers, text)];
  }

  #report(rule: SchemaRule, usual: string, texts: { expected: string; found: string }, own?: OwnWords): void {
    if (this.#isFull) return;
    const pointer = this.#path.reduce<string>(childPointer, '');
    const problem = `${pointer === '' ? 'the message' : pointer} ${own?.problem ?? usual}`;
    const inMessage = pointer.startsWith('/message/');
    const breach = { problem, ...texts, ...(own && { cure: own.cure }) };
    this.#findings.push(broken(inMessage ? rule : rules.envelope, pointer, breach));
  }

  get #isFull(): boolean {
    return this.#findings.length >= mostFindings;
  }

  #value(node: SchemaNode, value: unknown): void {
    const { types, values, except, own } = node;
    if (types && !isOfTypes(value, types)) {
      const expected = types.map((type) => typeWords[type]).join(' or ');
      this.#report(rules.type, `is not ${expected}`, { expected, found: shortJson(value) });
    } else if (values && !values.includes(value as string)) {
      const expected = values.map((each) => shortJson(each)).join(', ');
      const found = shortJson(value);
      this.#report(rules.value, 'has a value that the schema does not admit', { expected, found }, own);
    } else if (typeof value === 'string') {
      if (except?.includes(value)) {
        const expected = `not ${except.join()}`;
        this.#report(rules.value, 'has a value that the schema refuses', { expected, found: shortJson(value) });
      }
      this.#text(node, value);
    } else if (Array.isArray(value)) this.#list(node, value);
    else if (isObject(value)) this.#object(node, value as Record<string, unknown>);
  }

  #text({ isFilled, isTime, pattern }: SchemaNode, text: string): void {
    if (isFilled && text === '') this.#report(rules.short, 'is empty', { expected: 'a text', found: '""' });
    else if (isTime && !isRfc3339(text)) {
      const expected = '2026-11-14T20:41:00Z';
      this.#report(rules.time, 'is no date and time with a zone', { expected, found: shortJson(text) });
    } else if (pattern && !pattern.test(text)) {
      const expected = 'Hpt_…, Int_… or …_Armour_…';
      this.#report(rules.pattern, 'is no name of a module', { expected, found: shortJson(text) });
    }
  }

  #list({ items, fewest = 0, most = Infinity, isUnique, own }: SchemaNode, list: readonly unknown[]): void {
    const { length } = list;
    const found = `${length}`;
    if (length < fewest) this.#report(rules.short, 'has too few elements', { expected: `${fewest} or more`, found });
    if (length > most) this.#report(rules.long, 'has too many elements', { expected: `${most} or fewer`, found });
    const seen = new Set<unknown>();
    for (let index = 0; index < length && !this.#isFull; index++) {
      const each = list[index];
      this.#path.push(index);
      if (isUnique) {
        const key = isObject(each) ? wholeOf(each) : each;
        if (seen.has(key))
          this.#report(rules.unique, 'occurs twice', { expected: 'each once', found: shortJson(each) }, own);
        seen.add(key);
      }
      if (items) this.#value(items, each);
      this.#path.pop();
    }
  }

  #object(node: SchemaNode, object: Readonly<Record<string, unknown>>): void {
    const { members = noMembers, required = [], numbered, isClosed, isUnlocalised } = node;
    let present = 0;
    for (const name in object) {
      if (this.#isFull) return;
      const member = members[name] ?? (numbered && digits.test(name) ? numbered : undefined);
      const isRefused = member ? member.isForbidden : isClosed || (isUnlocalised && name.endsWith(localisedEnd));
      if (!member && !isRefused) continue;
      if (member?.isRequired) present++;
      this.#path.push(name);
      if (isRefused) this.#refused(name, object[name], { members, isKnown: member !== undefined });
      else if (member) this.#value(member, object[name]);
      this.#path.pop();
    }
    if (present < required.length) this.#missing(required.filter((name) => !Object.hasOwn(object, name)));
  }

  #missing(names: readonly string[]): void {
    for (const name of names) {
      this.#path.push(name);
      this.#report(rules.required, 'is missing', { expected: 'a value', found: 'nothing' });
      this.#path.pop();
    }
  }

  #refused(name: string, value: unknown, { members, isKnown }: RefusedMember): void {
    const texts = { expected: 'no such member', found: shortJson(value) };
    if (name.endsWith(localisedEnd)) this.#report(rules.localised, 'is a localised text', texts);
    else if (isKnown) this.#report(rules.forbidden, 'must be removed', texts);
    else {
      const admitted = Object.keys(members).filter((known) => !members[known]?.isForbidden);
      this.#report(rules.unknown, `is no member of this schema${suggested(name, admitted)}`, texts);
    }
  }
}

/** What two equal objects have in common; of one that is nested too deep for it, the object itself. */
function wholeOf(object: object): unknown {
  try {
    return sortedJson(object);
  } catch {
    return object;
  }
}

/** Long names are not compared: that takes long. */
function suggested(name: string, known: readonly string[]): string {
  return name.length > 100 ? '' : didYouMean(name, known);
}

interface RefusedMember {
  readonly members: Readonly<Record<string, SchemaNode>>;
  /** Whether the schema names the member in order to refuse it. */
  readonly isKnown: boolean;
}

function isOfTypes(value: unknown, types: readonly JsonType[]): boolean {
  return isOfType(value, types[0]) || (types.length > 1 && types.some((type) => isOfType(value, type)));
}

function isOfType(value: unknown, type: JsonType | undefined): boolean {
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

export function isRfc3339(text: string): boolean {
  const [, year, month, day] = timeForm.exec(text) ?? [];
  return Number(day) > 0 && Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
}
