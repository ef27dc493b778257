import type { World } from '../../simulate/world/world.js';

/** As much of everything as anything takes. */
const enoughOfEach = 20;

/** The commander has the materials that are needed. */
export function stockMaterials({ commander: { materials } }: World): void {
  for (const [name, count] of materials) if (count < enoughOfEach) materials.set(name, enoughOfEach);
}

/** The commander can pay. */
export function ensureCredits({ commander }: World, cost: number): void {
  commander.credits = Math.max(commander.credits, cost);
}
