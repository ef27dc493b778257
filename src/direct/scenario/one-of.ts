import { quoted } from '../../words/printable.js';
import { nearestOrAll } from '../settings/parse-setting-value.js';
import { describeValue, type LocatedValue } from './located-value.js';
import type { ProblemCollector } from './problem-collector.js';

/** One of the names, or the default. */
export function oneOf<Name extends string, Default extends Name | undefined>(
  what: string,
  names: readonly Name[],
  byDefault: Default,
  value: LocatedValue | undefined,
  problems: ProblemCollector,
): Name | Default {
  if (!value) return byDefault;
  const name = value.is === 'scalar' ? value.value : undefined;
  const found = names.find((each) => each === name);
  if (found !== undefined) return found;
  const said =
    typeof name === 'string' ? `there is no ${what} ${quoted(name)}` : `a ${what} is not ${describeValue(value)}`;
  problems.add(value, `${said}${nearestOrAll(String(name), names)}`);
  return byDefault;
}
