import type { Severity } from '../../interface/object-rule.js';

/** Marks of the timeline by kind of event. Findings are marked by their severity. */
export const markKinds = {
  jump: ['FSDJump', 'CarrierJump'],
  docking: ['Docked', 'Undocked', 'Touchdown', 'Liftoff'],
  danger: ['Interdicted', 'Died', 'HullDamage', 'UnderAttack', 'EscapeInterdiction', 'HeatDamage', 'CockpitBreached'],
} as const satisfies Record<string, readonly string[]>;

export type MarkName = keyof typeof markKinds | Severity;

export const markNames: readonly MarkName[] = [
  ...(Object.keys(markKinds) as (keyof typeof markKinds)[]),
  'note',
  'warning',
  'error',
];

const markByKind = new Map<string, MarkName>(
  Object.entries(markKinds).flatMap(([name, kinds]) => kinds.map((kind) => [kind, name as MarkName] as const)),
);

export function markOf(kind: string): MarkName | undefined {
  return markByKind.get(kind);
}
