import type { Play } from '../../simulate/play/play.js';

/** As much of everything as anything takes. */
const plenty = 20;

/** The commander has the materials that are needed. */
export function stock({ commander: { materials } }: Play): void {
  for (const [name, count] of materials) if (count < plenty) materials.set(name, plenty);
}

/** The commander can pay. */
export function afford({ commander }: Play, cost: number): void {
  commander.credits = Math.max(commander.credits, cost);
}
