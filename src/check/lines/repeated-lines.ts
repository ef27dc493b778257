import type { Members } from '../../interface/object-rule.js';
import { type Finding, findingOf } from '../finding.js';
import { repeatedLineRule } from './line-rules.js';

/** What cannot happen twice in one second: after it, the ship is elsewhere, or what was sold or improved is no more. */
export const unrepeatableKinds: ReadonlySet<string> = new Set([
  'FSDJump',
  'CarrierJump',
  'Docked',
  'Undocked',
  'Died',
  'MultiSellExplorationData',
  'UpgradeSuit',
  'UpgradeWeapon',
]);

/** Whether two events may be one line that stands twice: then it is worth comparing their text. */
export function mayBeRepeated(before: Members, event: Members): boolean {
  const { event: kind, timestamp } = event;
  return kind === before.event && timestamp === before.timestamp && unrepeatableKinds.has(String(kind));
}

/** The finding about a line that is the one before it once more. */
export function repeatedLineFinding(kind: string | undefined): Finding {
  return findingOf(repeatedLineRule, { kind, message: 'the line is a copy of the one before it' });
}
