/** Which kinds a corpus holds, and how often. */
import { readFileSync } from 'node:fs';
import { specification } from '../../dist/interface/index.js';
import { journalsBelow } from '../contenders/journals-below.js';

const specified = new Set(specification.kinds.map(({ name }) => name));

/** Percentages of the kinds, the share of the specified kinds, and the lines per start of the game. */
export function sharesOfKinds(directory) {
  const counts = new Map();
  let lines = 0;
  for (const file of journalsBelow(directory)) {
    for (const [, kind] of readFileSync(file, 'utf8').matchAll(/^\{ "timestamp":"[^"]*", "event":"([^"]*)"/gm)) {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      lines += 1;
    }
  }
  const percent = (count) => (100 * count) / lines;
  const ofSpecified = [...counts].reduce((sum, [kind, count]) => sum + (specified.has(kind) ? count : 0), 0);
  return {
    lines,
    kinds: Object.fromEntries([...counts].map(([kind, count]) => [kind, percent(count)])),
    specified: percent(ofSpecified),
    linesPerStart: lines / (counts.get('LoadGame') ?? 1),
  };
}
