import { parseLineAt } from '../parse/parse-line.js';
import type { Entry } from './journal-entry.js';
import { frontOf, kindOf } from './line-front.js';
import type { LineMaker } from './line-maker.js';

/** Makes an entry of each line, or only of those that may be of some kinds. */
export function entryMaker(kinds?: ReadonlySet<string>): LineMaker<Entry> {
  return {
    line: ({ bytes, start, end }, position, next, unended) => {
      const kind = kinds && frontOf(bytes, start, end)?.kind;
      if (kind !== undefined && !kinds?.has(kind)) return undefined;
      const { event, problem } = parseLineAt(bytes, start, end);
      if (kinds && kind === undefined && event && !kinds.has(kindOf(event))) return undefined;
      if (event && !problem && !unended) return { event, position, next };
      return {
        ...(event && { event }),
        ...(problem && { problem }),
        position,
        next,
        ...(unended && { unended }),
      } as Entry;
    },
    problem: (problem, position, next, unended) => ({ problem, position, next, ...(unended && { unended }) }),
  };
}
