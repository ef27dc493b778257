/** Power draw of modules against the plant's capacity. */
import type { Moment } from '../../../../protocol.js';
import { type Fields, fieldsIn, flagIn, listIn, numberIn, textIn } from '../../../moment/loose-fields.js';
import { eventOf } from '../../../moment/moment-events.js';
import { moduleName, slotName } from './module-names.js';
import { powerOfPlant } from './power-plants.js';

export interface PoweredModule {
  readonly slot: string;
  readonly name: string;
  /** Megawatts. */
  readonly power: number;
  /** From 1, as in the game. */
  readonly priority?: number;
  readonly isOff: boolean;
  /** Draws power only with hardpoints deployed. */
  readonly isWeapon: boolean;
}

export interface PriorityGroup {
  readonly priority: number | undefined;
  readonly power: number;
  /** Cumulative with all groups before it. */
  readonly upTo: number;
}

export interface PowerBudget {
  /** By power draw; modules without any are left out. */
  readonly modules: readonly PoweredModule[];
  readonly groups: readonly PriorityGroup[];
  /** Megawatts with hardpoints deployed and retracted. */
  readonly deployed: number;
  readonly retracted: number;
  /** Capacity of the plant, if its type or its engineering says so. */
  readonly capacity?: number;
  /** Megawatts of a full bar. */
  readonly scale: number;
}

export function powerBudget(moment: Moment): PowerBudget {
  const fitted = listIn(fieldsOf(moment, 'Loadout'), 'Modules');
  const off = new Set(fitted.filter((module) => flagIn(module, 'On') === false).map((module) => module['Slot']));
  const modules = drawingModules(moment, off);
  const running = modules.filter(({ isOff }) => !isOff);
  const deployed = sumOf(running);
  const capacity = plantCapacity(fitted);
  return {
    modules,
    groups: groupsOf(running),
    deployed,
    retracted: sumOf(running.filter(({ isWeapon }) => !isWeapon)),
    ...(capacity !== undefined && { capacity }),
    scale: Math.max(capacity ?? 0, deployed) || 1,
  };
}

function fieldsOf({ latest }: Moment, kind: string): Fields {
  const line = latest[kind];
  return eventOf(line) ?? {};
}

/** The list is in the companion; the journal line has none. */
function drawingModules(moment: Moment, off: ReadonlySet<unknown>): PoweredModule[] {
  const content = moment.companions['ModuleInfo'];
  const listed = [eventOf(content) ?? {}, fieldsOf(moment, 'ModuleInfo')]
    .map((event) => listIn(event, 'Modules'))
    .find((modules) => modules.length > 0);
  return (listed ?? [])
    .flatMap((module) => {
      const power = numberIn(module, 'Power');
      if (power === undefined || power <= 0) return [];
      const slot = textIn(module, 'Slot') ?? '';
      const item = textIn(module, 'Item');
      const priority = numberIn(module, 'Priority');
      return [
        {
          slot: slot && slotName(slot),
          name: item === undefined ? 'Module without a name' : moduleName(item),
          power,
          ...(priority !== undefined && { priority: priority + 1 }),
          isOff: off.has(slot),
          isWeapon: /^(?:Small|Medium|Large|Huge)Hardpoint/i.test(slot),
        },
      ];
    })
    .sort((a, b) => b.power - a.power);
}

/** Engineering changes the capacity and states the new value. */
function plantCapacity(fitted: readonly Fields[]): number | undefined {
  const plant = fitted.find((module) => module['Slot'] === 'PowerPlant');
  if (!plant) return undefined;
  const modifiers = listIn(fieldsIn(plant, 'Engineering'), 'Modifiers');
  const engineered = modifiers.find((modifier) => modifier['Label'] === 'PowerCapacity');
  return (engineered && numberIn(engineered, 'Value')) ?? powerOfPlant(textIn(plant, 'Item') ?? '');
}

/** In order of priority; modules without one last. */
function groupsOf(modules: readonly PoweredModule[]): PriorityGroup[] {
  const priorities = [...new Set(modules.map(({ priority }) => priority))].sort((a, b) => (a ?? 99) - (b ?? 99));
  let upTo = 0;
  return priorities.map((priority) => {
    const power = sumOf(modules.filter((module) => module.priority === priority));
    upTo += power;
    return { priority, power, upTo };
  });
}

function sumOf(modules: readonly PoweredModule[]): number {
  return modules.reduce((sum, { power }) => sum + power, 0);
}

export const megawatts = (power: number) => `${power.toFixed(2)} MW`;

/** The budget in a sentence. */
export function powerSentence({ deployed, retracted, capacity }: PowerBudget): string {
  const draws = `${megawatts(deployed)} with hardpoints deployed, ${megawatts(retracted)} with them retracted`;
  if (capacity === undefined) return `${draws}. The plant's capacity is unknown; the bars show shares of the total.`;
  if (retracted > capacity) return `${draws}: too much for the plant, which delivers ${megawatts(capacity)}.`;
  if (deployed > capacity) return `${draws}: too much for the plant (${megawatts(capacity)}) once they are deployed.`;
  return `${draws}, of the plant's ${megawatts(capacity)}.`;
}
