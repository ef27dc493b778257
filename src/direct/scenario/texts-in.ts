import { describeValue, type LocatedValue } from './located-value.js';
import type { ProblemCollector } from './problem-collector.js';

/** The texts of a list; all else is reported. */
export function textsIn(value: LocatedValue | undefined, what: string, problems: ProblemCollector) {
  const items = value?.is === 'list' ? value.items : [];
  const texts = items.flatMap((at) =>
    at.is === 'scalar' && typeof at.value === 'string' ? { at, text: at.value } : [],
  );
  const other = value?.is === 'list' ? items.find((item) => !texts.some(({ at }) => at === item)) : value;
  if (other) problems.add(other, `${what}, not ${describeValue(other)}`);
  return texts;
}
