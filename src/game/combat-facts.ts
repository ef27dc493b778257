/** Ships and pilots in combat, and their value. */

import { independentPolice, policeNames } from './combat-table.js';
import type { Allegiance } from './political-vocabulary-table.js';

/** The token of a system's police, and its displayed name. */
export function policeNameFor(allegiance: Allegiance | ''): readonly [token: string, shown: string] {
  return (allegiance && policeNames[allegiance]) || independentPolice;
}
