/** Marks of the timeline by kind of event. Findings are marked, too. */
export const markKinds = {
  jump: ['FSDJump', 'CarrierJump'],
  docking: ['Docked', 'Undocked', 'Touchdown', 'Liftoff'],
  danger: ['Interdicted', 'Died', 'HullDamage', 'UnderAttack', 'EscapeInterdiction', 'HeatDamage', 'CockpitBreached'],
  start: ['Fileheader', 'LoadGame', 'Shutdown'],
} as const satisfies Record<string, readonly string[]>;

export type MarkName = keyof typeof markKinds | 'finding';

export const markNames: readonly MarkName[] = [...(Object.keys(markKinds) as (keyof typeof markKinds)[]), 'finding'];

const markByKind = new Map<string, MarkName>(
  Object.entries(markKinds).flatMap(([name, kinds]) => kinds.map((kind) => [kind, name as MarkName] as const)),
);

export function markOf(kind: string): MarkName | undefined {
  return markByKind.get(kind);
}
