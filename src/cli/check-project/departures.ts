import { paragraph } from '../terminal/text-layout.js';

/** A word about findings that are but the ways of the live game, by rule. */
export function deviationHint(departures: readonly (readonly [rule: string, count: number])[]): string {
  const all = departures.reduce((sum, [, count]) => sum + count, 0);
  const parts = departures.map(([rule, count]) => `${count} ${rule}`).join(', ');
  const [are, them] = all === 1 ? ['is', 'it'] : ['are', 'them'];
  return paragraph(`hint: ${all} of these ${are} how the live game writes; --dialect game knows ${them} (${parts})`);
}
