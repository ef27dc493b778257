import { kindNamed, kindNames, kindsInJournal } from '../../interface/all-kinds.js';
import { quoted } from '../../words/printable.js';
import { nearestOrAll } from '../settings/parse-setting-value.js';
import { describeValue, type LocatedValue } from './located-value.js';
import type { ExpectationContext } from './problem-collector.js';

/** The kind of an expected line; undefined if no such line can be written, which is reported. */
export function expectedKind(value: LocatedValue, context: ExpectationContext, mustCome: boolean): string | undefined {
  const name = value.is === 'scalar' ? value.value : undefined;
  const problem =
    typeof name === 'string'
      ? problemWithName(name, context, mustCome)
      : `a kind is a name such as Docked, not ${describeValue(value)}`;
  if (problem === undefined) return name as string;
  context.problems.add(value, problem);
  return undefined;
}

/** Why an event of that name can never be written; undefined if it can. */
function problemWithName(
  name: string,
  { dialect, injected }: ExpectationContext,
  mustCome: boolean,
): string | undefined {
  if (injected.some(({ event }) => event === name)) return undefined;
  const kind = kindNamed(name, dialect);
  if (!kind) return `unknown kind ${quoted(name)}${nearestOrAll(name, kindNames)}`;
  const { companion } = kind;
  if (companion && companion.lists === undefined) {
    return `${name} stands in ${companion.file} and has no lines: say in state what it must tell`;
  }
  if (!mustCome || kindsInJournal(dialect).includes(name)) return undefined;
  return `${name} is not written in the dialect ${dialect}: it takes dialect: game`;
}
