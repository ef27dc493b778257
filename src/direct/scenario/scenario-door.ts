import type { Dialect } from '../../interface/dialect/dialects.js';
import type { Catalogue } from '../../interface/kind-catalogue.js';
import { nearestOrAll } from '../../words/nearest.js';
import { quoted } from '../../words/printable.js';
import { optionDoor } from '../../words/shape/check-options.js';
import { type Door, type Place, pathOf } from '../../words/shape/door.js';
import { mustBe, object, refined, type Schema, type Shape } from '../../words/shape/shape.js';
import type { NamedEvent } from '../injection/injection-findings.js';
import { describePlain, type LocatedValue, plainValue } from './located-value.js';
import type { ProblemCollector } from './problem-collector.js';
import type { SourcePosition } from './scenario-error.js';

/** The door of files: shapes say all of a sentence, problems are collected with their positions. */
export interface FileDoor extends Door {
  readonly root: LocatedValue;
}

/** The door of scenarios: what is expected is compared with what can be written. */
export interface ScenarioDoor extends FileDoor {
  readonly dialect: Dialect;
  readonly catalogue: Catalogue | undefined;
  /** The events of steps read so far: they may have kinds and members of their own. */
  readonly injected: NamedEvent[];
}

/** Reads a value of a file; undefined if there were problems. `name` is what sentences call it. */
export function readLocated<Value, At extends FileDoor>(
  root: LocatedValue,
  shape: Shape<Value, At>,
  name: string,
  problems: ProblemCollector,
  knows: Omit<At, keyof FileDoor>,
): Value | undefined {
  const report: Door['report'] = (sentence, at, isName) => {
    const { key, value } = follow(root, pathOf(at));
    problems.add(isName && key ? key : value, sentence);
  };
  const door = { ...fileVoice, report, root, ...knows } as FileDoor as At;
  return shape.read(plainValue(root), { door, name });
}

const fileVoice: Omit<Door, 'report'> = {
  nameOf: (_, key) => String(key),
  wrong: (_, what, value) => `${what}, not ${describePlain(value)}`,
  unknown(name, value, known, what = name) {
    const word = `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`;
    if (typeof value === 'string') return `there is no ${what} ${quoted(value)}${nearestOrAll(value, known)}`;
    return `${word} is ${value === undefined ? 'missing' : `not ${describePlain(value)}`}${nearestOrAll('', known)}`;
  },
  extra: (owner, name, known) => `${owner} has no member ${quoted(name)}${nearestOrAll(name, known)}`,
};

/** Sentences that begin with the name of a member, as functions say them: `timeout must be …`. */
export const namingVoice: Partial<Door> = { wrong: optionDoor.wrong };

/** The value at a place, or the nearest around it, with its position. */
export function locatedAt(at: Place<FileDoor>): LocatedValue {
  return follow(at.door.root, pathOf(at)).value;
}

function follow(root: LocatedValue, path: readonly (string | number)[]) {
  let found: { readonly key?: SourcePosition; readonly value: LocatedValue } = { value: root };
  for (const step of path) {
    const { value } = found;
    const item = value.is === 'list' ? value.items[Number(step)] : undefined;
    const next = value.is === 'object' ? value.entries.get(String(step)) : item && { value: item };
    if (!next) return { value };
    found = next;
  }
  return found;
}

/** What was read, with its position. */
export function located<Value extends object, At extends FileDoor = FileDoor>(shape: Shape<Value, At>) {
  return refined<Value, Value & SourcePosition, At>(shape, (read, at) => {
    const { line, column } = locatedAt(at);
    return { line, column, ...read };
  });
}

/** The value as it is written, with the positions of all its parts. */
export function asWritten<At extends FileDoor = FileDoor>(shape: Shape<unknown, At>) {
  return refined<unknown, LocatedValue, At>(shape, (_, at) => locatedAt(at));
}

/** The same, but its door speaks otherwise. */
export function voiced<Value, At extends Door>(voice: Partial<Door>, shape: Shape<Value, At>): Shape<Value, At> {
  return { ...shape, read: (value, at) => shape.read(value, { ...at, door: { ...at.door, ...voice } }) };
}

/** The same, which the JSON Schema describes once, by name. */
export function shared<Value, At extends Door>(name: string, shape: Shape<Value, At>): Shape<Value, At> {
  return { ...shape, schema: () => ({ $ref: `#/$defs/${name}` }) };
}

/** The same; sentences call the value otherwise. */
export function called<Value, At extends Door, Of extends Shape<Value, At>>(
  name: string,
  shape: Of & Shape<Value, At>,
): Of {
  return { ...shape, read: (value: unknown, at: Place<At>) => shape.read(value, { ...at, name }) };
}

/** An object, with the name that sentences call it. */
export function membersOf<const Of extends Parameters<typeof object>[0]>(name: string, members: Of) {
  return called(name, object(members, `${name} is an object with ${Object.keys(members).join(', ')}`));
}

/** A text; `what` is all of the sentence about any other value. */
export function textOf(what: string, schema: Schema = { type: 'string' }): Shape<string> {
  return mustBe(what, (value) => typeof value === 'string', schema);
}

/** A text that is not empty. */
export function someText(what: string, schema: Schema): Shape<string> {
  return mustBe(what, (value) => typeof value === 'string' && value !== '', schema);
}

export function truth(name: string): Shape<boolean> {
  return mustBe(`${name} is true or false`, (value) => typeof value === 'boolean', { type: 'boolean' });
}

/** An integer; `what` it is, such as `a status`. */
export function integerFrom(least: number, most: number, what: string, example: number, schema: Schema): Shape<number> {
  return mustBe(
    `${what} is an integer from ${least} to ${most}, such as ${example}`,
    (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
    { type: 'integer', ...schema },
  );
}
