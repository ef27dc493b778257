import type { Finding } from '../../src/check/finding.js';

/** Whether a note only says that the live game writes a word that the specification lacks. */
export function isWordOfGame({ rule, hint }: Pick<Finding, 'rule' | 'hint'>): boolean {
  return rule === 'field/unseen' && hint?.startsWith('the live game writes it') === true;
}
