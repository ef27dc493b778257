import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { createContext, Script } from 'node:vm';
import { dereference, format, type OutputUnit, type Schema, validate } from '@cfworker/json-schema';
import type { Finding } from '../../../check/finding.js';
import { childPointer, pointerSteps } from '../../../check/text/json-pointer.js';
import { StageError } from '../../../direct/stage-error.js';
import type { Members } from '../../../interface/object-rule.js';
import { codeOf, isError, reasonOf } from '../../../journal/system-error-reason.js';
import { elementsOf, objectFrom } from '../../../state/fold-fields.js';
import { jsonText } from '../../../words/bigint-json.js';
import { entryOf } from '../../../words/entry-of.js';
import { quoted } from '../../../words/printable.js';
import { shortJson } from '../../../words/short-json.js';
import { textOf } from '../../json-in.js';
import { sortedJson } from '../relay/relayed-message.js';
import { broken, isRfc3339, mostFindings, pointFindings } from './check-message.js';
import { draft4 } from './draft4-table.js';
import { eddnSchemaRules as rules } from './eddn-schema-rule-table.js';
import { type FiledSchema, type GivenSchemas, refOf } from './eddn-schemas.js';
import { keywordWords } from './keyword-words-table.js';

/** Bytes; the largest file of EDDN has 11 KiB. */
const largest = 1024 * 1024;
/** Milliseconds in which a schema must judge a message. */
const limit = 2000;

/**
 * Reads and checks schemas: files, folders of files that end in `.json`, or what was parsed already. Throws a
 * StageError that says what is wrong with one.
 */
export async function givenSchemas(sources: readonly (string | object)[]): Promise<GivenSchemas> {
  // That of the library takes a blank for the T.
  format['date-time'] = isRfc3339;
  const paths = await Promise.all(sources.filter((source) => typeof source === 'string').map(filesAt));
  const read = [...new Set(paths.flat())].map(async (file) => schemaFrom(await orUnread(file, contentOf(file)), file));
  const parsed = sources.filter((source) => typeof source === 'object').map((source) => schemaFrom(source));
  const schemas = new Map<string, FiledSchema>();
  for (const schema of [...(await Promise.all(read)), ...parsed]) {
    const { name, from } = schema;
    const before = schemas.get(name)?.from;
    if (before !== undefined) throw new StageError(`${quoted(before)} and ${quoted(from)} are both the schema ${name}`);
    schemas.set(name, schema);
  }
  return schemas;
}

async function filesAt(source: string): Promise<string[]> {
  const status = await orUnread(source, stat(source));
  if (status.isDirectory()) {
    const names = (await orUnread(source, readdir(source))).filter((name) => name.endsWith('.json'));
    if (names.length === 0) throw new StageError(`no schema is in ${quoted(source)}: no name there ends in .json`);
    return (await Promise.all(names.sort().map((name) => filesAt(path.join(source, name))))).flat();
  }
  if (!status.isFile() || status.size > largest)
    throw new StageError(`${quoted(source)} is no schema of EDDN: no file, or one of more than 1 MiB`);
  return [path.resolve(source)];
}

async function contentOf(file: string): Promise<unknown> {
  return JSON.parse((await readFile(file, 'utf8')).replace(/^\uFEFF/, ''));
}

function orUnread<Value>(file: string, reading: Promise<Value>): Promise<Value> {
  return reading.catch((cause: unknown) => {
    throw new StageError(`cannot read ${quoted(file)}: ${reasonOf(cause)}`, { cause });
  });
}

function schemaFrom(content: unknown, file?: string): FiledSchema {
  const { id } = objectFrom(content) ?? {};
  const from = file ?? textOf(id);
  const { name } = refOf(textOf(id).replace(/#$/, '')) ?? {};
  if (!name) {
    const needs = 'its id must be like https://eddn.edcd.io/schemas/journal/1#';
    throw new StageError(`${quoted(from)} is no schema of EDDN: ${needs}, not ${shortJson(id)}`);
  }
  try {
    // Copies: the library marks the objects of a schema.
    const schema: Schema = JSON.parse(jsonText(content));
    const parts = partsOf(schema);
    const loose = partsOf(JSON.parse(jsonText(content).replaceAll('"uniqueItems":true', '"uniqueItems":false')));
    return { name, from, findingsIn: (message, text) => findingsIn(schema, parts, loose, message, text) };
  } catch (error) {
    throw new StageError(`${quoted(from)} is no schema: ${whyNot(error)}`, { cause: error });
  }
}

/** A schema and all schemas inside it, by address. */
type Parts = Readonly<Record<string, Schema | boolean>>;

/** Throws if it is no schema of draft-04, or has a reference that leads elsewhere, or back to itself. */
function partsOf(schema: Schema): Parts {
  const { errors } = stoppable(() => validate(schema, draft4 as unknown as Schema, '4'));
  const [deepest] = errors.map((error) => pointerOf(error.instanceLocation)).sort((a, b) => b.length - a.length);
  if (deepest !== undefined) throw new Error(`${deepest || 'it'} is not as draft-04 has it`);
  const parts = dereference(schema);
  for (const part of Object.values(parts)) {
    const { $ref, __absolute_ref__: address = '' } = objectFrom(part) ?? {};
    if ($ref !== undefined && parts[textOf(address)] === undefined)
      throw new Error(`its $ref ${shortJson($ref)} leads to nothing in the file, and nothing is fetched`);
  }
  try {
    // A reference that leads back to itself is followed for ever, whatever the value.
    stoppable(() => Object.values(parts).map((part) => validate(null, part, '4', parts)));
  } catch (error) {
    throw codeOf(error) === '' ? new Error('a $ref in it leads back to itself', { cause: error }) : error;
  }
  return parts;
}

function findingsIn(schema: Schema, parts: Parts, loose: Parts, message: unknown, text: string): readonly Finding[] {
  const integers = [...jsonText(schema).matchAll(/"([^"\\]+)":\{[^{}]*"type":"integer"/g)].map(([, name = '']) => name);
  try {
    // For uniqueItems, the library compares each element of a list with each other one.
    const known = stoppable(() => hasRepeated(message)) ? parts : loose;
    const [root] = Object.values(known);
    // The library takes no bigint.
    const judge = () => outermost(validate(JSON.parse(jsonText(message)), root as Schema, '4', known, false).errors);
    const errors = stoppable(judge).slice(0, mostFindings);
    const found = errors.flatMap((error) => findingOf(error, schema, parts, message) ?? []);
    return [...found, ...pointFindings(integers, text)];
  } catch (error) {
    return [broken(rules.file, '', { problem: `the schema file cannot judge the message: ${whyNot(error)}` })];
  }
}

const realm = createContext({});
const script = new Script('run()');

/** Runs a function that cannot last longer than the limit, even in the middle of a pattern. */
function stoppable<Value>(run: () => Value): Value {
  realm['run'] = run;
  return script.runInContext(realm, { timeout: limit }) as Value;
}

function whyNot(error: unknown): string {
  if (codeOf(error) === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return `it takes longer than ${limit / 1000} s`;
  return isError(error) && error.name === 'RangeError' ? 'too many values, or nested too deep' : reasonOf(error);
}

/** Keywords whose errors only say that there are others inside. */
const outer = /^(?:\$ref|allOf|properties|patternProperties|additionalProperties|items|additionalItems)$/;

/** The errors that others are not only parts of; of several alternatives, that none fits. */
function outermost(errors: readonly OutputUnit[]): OutputUnit[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  let isInside = false;
  return errors.filter(({ keyword, keywordLocation: at }) => {
    // An error of the schema `false` has no place of its own; it follows that of its keyword.
    if (keyword !== 'false') isInside = choices.some(({ keywordLocation }) => at.startsWith(`${keywordLocation}/`));
    return !isInside && !outer.test(keyword);
  });
}

function findingOf(unit: OutputUnit, schema: Schema, parts: Parts, message: unknown): Finding | undefined {
  const { keyword, keywordLocation, instanceLocation, error } = unit;
  const holder = pointerOf(instanceLocation);
  const element = keyword === 'uniqueItems' ? repeatedIn(valueAt(message, holder) as unknown[]) : undefined;
  // Integers of the copy are rounded: what is equal there may be different.
  if (element === -1) return undefined;
  // Only the sentence of the library has the name.
  const last = element ?? /^Instance does not have required property "(.*)"\.$/s.exec(error)?.[1];
  const pointer = last === undefined ? holder : childPointer(holder, last);
  const wanted = keyword === 'false' ? undefined : valueAt(schema, pointerOf(keywordLocation), parts);
  const isRefused = keyword === 'false' || (keyword === 'not' && elementsOf(objectFrom(wanted)?.type).length > 5);
  const sort = wanted === 'date-time' ? wanted : keyword;
  const words = keyword === 'not' && !isRefused ? undefined : entryOf(keywordWords, sort);
  const rule = isRefused && pointer.endsWith('_Localised') ? rules.localised : (words?.rule ?? rules.file);
  return broken(pointer.startsWith('/message/') || !words ? rule : rules.envelope, pointer, {
    problem: `${pointer || 'the message'} ${words?.problem ?? `breaks ${shortJson(keyword)} of the schema file`}`,
    expected: isRefused ? 'no such member' : `${keyword} ${shortJson(wanted)}`,
    found: shortJson(valueAt(message, pointer)),
    // Those of other rules are about the schemas that we know.
    ...((rule === rules.value || rule === rules.long) && { cure: rules.file.cure }),
  });
}

/** The index of the first element that equals one before it; -1 if there is none. */
function repeatedIn(list: readonly unknown[]): number {
  const texts = list.map(sortedJson);
  return texts.findIndex((text, index) => texts.indexOf(text) < index);
}

/** Whether a list somewhere in a value has equal elements. */
function hasRepeated(value: unknown): boolean {
  const inner = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return (Array.isArray(value) && new Set(inner.map(sortedJson)).size < inner.length) || inner.some(hasRepeated);
}

/** The JSON pointer in a location of the library. */
function pointerOf(location: string): string {
  return decodeURIComponent(location.slice(1));
}

/** What a pointer leads to; in a schema, also through references. */
function valueAt(root: unknown, pointer: string, parts?: Parts): unknown {
  return pointerSteps(pointer).reduce<unknown>((value, step) => {
    const members = (value ?? {}) as Members;
    const { __absolute_ref__: address } = members;
    if (parts && step === '$ref' && address !== undefined) return parts[textOf(address)];
    return Object.hasOwn(members, step) ? members[step] : undefined;
  }, root);
}
