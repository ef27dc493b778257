import { kindNamed, kindNames, kindsInJournal } from '../../interface/all-kinds.js';
import { isObject } from '../../journal/journal-event.js';
import { entryOf } from '../../words/entry-of.js';
import { nearestOrAll } from '../../words/nearest.js';
import { quoted } from '../../words/printable.js';
import { inside, type Place, refuse, wrong } from '../../words/shape/door.js';
import type { Schema, Shape } from '../../words/shape/shape.js';
import type { LocatedObject } from './located-value.js';
import { located, locatedAt, type ScenarioDoor, shared } from './scenario-door.js';

/** Any name is a kind, since the game has kinds that no table knows; editors offer those that are known. */
export const kindSchema: Schema = { type: 'string', anyOf: [{ enum: kindNames }, { minLength: 1 }] };

/** The kind of a line that can be written, and is written if it `mustCome`. */
export function expectedKind(mustCome: boolean): Shape<string, ScenarioDoor> {
  const what = 'a kind is a name such as Docked';
  return shared('kind', {
    what,
    schema: () => kindSchema,
    read(value, at) {
      if (typeof value !== 'string') return wrong(at, what, value);
      const problem = problemWithName(value, at.door, mustCome);
      return problem === undefined ? value : refuse(at, problem);
    },
  });
}

/** Why an event of that name can never be written; undefined if it can. */
function problemWithName(name: string, { dialect, injected }: ScenarioDoor, mustCome: boolean): string | undefined {
  if (injected.some(({ event }) => event === name)) return undefined;
  const kind = kindNamed(name, dialect);
  if (!kind) return `unknown kind ${quoted(name)}${nearestOrAll(name, kindNames)}`;
  const { companion } = kind;
  if (companion && companion.lists === undefined)
    return `${name} stands in ${companion.file} and has no lines: say in state what it must tell`;
  if (!mustCome || kindsInJournal(dialect).includes(name)) return undefined;
  return `${name} is not written in the dialect ${dialect}: it takes dialect: game`;
}

/** The name of an event, or an object with members that are expected of it. */
export function expectedEvent(mustCome: boolean) {
  const kind = expectedKind(mustCome);
  const what = 'an expected event is a name or an object such as { event: Docked }';
  return located<{ readonly event: string; readonly members: LocatedObject | undefined }, ScenarioDoor>({
    what,
    schema: () => ({
      anyOf: [kind.schema(), { type: 'object', properties: { event: kind.schema() }, required: ['event'] }],
    }),
    read(value, at) {
      const members = isObject(value) ? (value as Readonly<Record<string, unknown>>) : undefined;
      const name = members ? members.event : value;
      if (typeof name !== 'string') return wrong(at, what, value);
      const event = kind.read(name, members ? inside(at, 'event') : at);
      if (event === undefined || !members) return event === undefined ? undefined : { event, members: undefined };
      return hasOtherFields(event, members, at) ? undefined : { event, members: locatedAt(at) as LocatedObject };
    },
  });
}

/** Whether there are members that the lines of a kind do not have, which are reported. */
function hasOtherFields(event: string, members: object, at: Place<ScenarioDoor>): boolean {
  const { dialect, injected } = at.door;
  const kind = kindNamed(event, dialect);
  if (!kind) return false;
  const added = injected.flatMap((each) => (each.event === event ? Object.keys(each) : []));
  const known = [...new Set([...Object.keys(kind.shape.fields), ...added])];
  const problems = Object.keys(members).flatMap((name) => {
    if (!known.includes(name)) return [[name, at.door.extra(event, name, known)] as const];
    if (!kind.companion || !entryOf(kind.shape.fields, name)?.onlyInFile) return [];
    return [[name, `${name} stands in ${kind.companion.file}, not in the line`] as const];
  });
  for (const [name, problem] of problems) refuse(inside(at, name), problem, true);
  return problems.length > 0;
}
