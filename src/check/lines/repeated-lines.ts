import { type Finding, findingOf } from '../finding.js';
import { repeatedLineRule } from './line-rules.js';

/**
 * Kinds that cannot happen twice in one second, because the first changes where the ship is, or uses up what
 * it is about.
 */
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

/** The finding about a line that is a copy of the one before it. */
export function repeatedLineFinding(kind: string | undefined): Finding {
  return findingOf(repeatedLineRule, { kind, message: 'the line is a copy of the one before it' });
}
