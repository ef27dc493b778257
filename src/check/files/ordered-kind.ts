import { dialectNames } from '../../interface/dialect/dialect-names.js';
import { unrepeatableKinds } from '../lines/repeated-lines.js';
import { referringKindsOf } from '../lines/session-fields.js';
import { type KindPlan, planOf } from '../session/kind-plans.js';

/** In any dialect. */
const referringKinds = new Set(dialectNames.flatMap(referringKindsOf));

/** What matters of the lines of a kind when they are put in order. */
export interface OrderedKind {
  readonly name: string;
  readonly plan: KindPlan;
  /** Whether they refer to a companion. */
  readonly isReferring: boolean;
  readonly isUnrepeatable: boolean;
}

export function orderedKind(name: string): OrderedKind {
  const [isReferring, isUnrepeatable] = [referringKinds.has(name), unrepeatableKinds.has(name)];
  return { name, plan: planOf(name), isReferring, isUnrepeatable };
}
