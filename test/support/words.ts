import type { Finding } from '../../src/check/finding.js';

/** Whether a note says no more than that the live game writes a word which the specification does not name. */
export function isWordOfGame({ rule, hint }: Pick<Finding, 'rule' | 'hint'>): boolean {
  return rule === 'field/unseen' && hint?.startsWith('the live game writes it') === true;
}
