import { severities } from '../../check/fail-on.js';
import type { Severity } from '../../interface/object-rule.js';

/** Marks of the timeline by kind of event. Findings are marked by their severity. */
export const markKinds = {
  jump: ['FSDJump', 'CarrierJump'],
  docking: ['Docked', 'Undocked', 'Touchdown', 'Liftoff'],
  danger: ['Interdicted', 'Died', 'HullDamage', 'UnderAttack', 'EscapeInterdiction', 'HeatDamage', 'CockpitBreached'],
} as const satisfies Record<string, readonly string[]>;

export type MarkName = keyof typeof markKinds | Severity;

export const markNames = [...Object.keys(markKinds), ...severities.toReversed()] as readonly MarkName[];

const markByKind = new Map<string, MarkName>(
  Object.entries(markKinds).flatMap(([name, kinds]) => kinds.map((kind) => [kind, name as MarkName] as const)),
);

export function markOf(kind: string): MarkName | undefined {
  return markByKind.get(kind);
}
