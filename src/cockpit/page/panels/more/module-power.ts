/** Power draw of modules against the plant's capacity. */
import type { Moment } from '../../../protocol.js';
import { type Fields, fieldsIn, flagIn, listIn, numberIn, textIn } from '../../moment/loose-fields.js';
import { eventOf, newestEvent } from '../../moment/moment-events.js';
import type { Bar, Block } from './block.js';
import { fittedModules } from './fitted-modules.js';
import { moduleName, slotName } from './module-names.js';
import { powerOfPlant } from './power-plants.js';

interface PoweredModule {
  readonly slot: string;
  readonly name: string;
  /** Megawatts. */
  readonly power: number;
  /** From 1, as in the game. */
  readonly priority: number | undefined;
  readonly isOff: boolean;
  /** Draws power only with hardpoints deployed. */
  readonly isWeapon: boolean;
}

/** Bars against the plant's capacity; without power draw, what Loadout says. */
export function modulePower(moment: Moment): Block[] | undefined {
  const fitted = listIn(newestEvent(moment, 'Loadout') ?? {}, 'Modules');
  const modules = drawingModules(moment, fitted);
  if (modules.length === 0) return loadoutOnly(moment);
  const running = modules.filter(({ isOff }) => !isOff);
  const deployed = sumOf(running);
  const retracted = sumOf(running.filter(({ isWeapon }) => !isWeapon));
  const capacity = plantCapacity(fitted);
  const scale = Math.max(capacity ?? 0, deployed) || 1;
  return [
    { text: powerSentence(deployed, retracted, capacity) },
    { heading: 'By priority, added up', bars: priorityBars(running, capacity, scale) },
    {
      heading: 'By module',
      bars: modules.map(({ slot, name, power, priority, isOff }) => ({
        name,
        place: slot,
        value: isOff ? `off, ${megawatts(power)}` : megawatts(power),
        note: priority === undefined ? undefined : `· priority ${priority}`,
        share: isOff ? 0 : power / scale,
      })),
    },
  ];
}

function loadoutOnly(moment: Moment): Block[] | undefined {
  const bars = fittedModules(moment);
  const text =
    'From Loadout. Their power draw is added once the modules panel of the game is opened, which writes ModulesInfo.json.';
  return bars.length === 0 ? undefined : [{ text, bars }];
}

/** The list is in the companion; the journal line has none. */
function drawingModules(moment: Moment, fitted: readonly Fields[]): PoweredModule[] {
  const off = new Set(fitted.filter((module) => flagIn(module, 'On') === false).map((module) => module['Slot']));
  const lists = [eventOf(moment.companions['ModuleInfo']), newestEvent(moment, 'ModuleInfo')];
  const listed = lists.map((event) => listIn(event ?? {}, 'Modules')).find((modules) => modules.length > 0) ?? [];
  return listed
    .flatMap((module) => {
      const power = numberIn(module, 'Power');
      if (power === undefined || power <= 0) return [];
      const [slot = '', item] = [textIn(module, 'Slot'), textIn(module, 'Item')];
      const priority = numberIn(module, 'Priority');
      return [
        {
          slot: slot && slotName(slot),
          name: item === undefined ? 'Module without a name' : moduleName(item),
          power,
          priority: priority === undefined ? undefined : priority + 1,
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

/** In order of priority, each with all before it; modules without one last. */
function priorityBars(modules: readonly PoweredModule[], capacity = Infinity, scale: number): Bar[] {
  const priorities = [...new Set(modules.map(({ priority }) => priority))].sort((a, b) => (a ?? 99) - (b ?? 99));
  let upTo = 0;
  return priorities.map((priority) => {
    const power = sumOf(modules.filter((module) => module.priority === priority));
    upTo += power;
    return {
      name: priority === undefined ? 'No priority' : `Priority ${priority}`,
      value: upTo === power ? megawatts(power) : `${megawatts(power)}, ${megawatts(upTo)} in all`,
      alarm: upTo > capacity ? 'over the plant' : undefined,
      share: upTo / scale,
      mark: capacity / scale,
      isOver: upTo > capacity,
    };
  });
}

function sumOf(modules: readonly PoweredModule[]): number {
  return modules.reduce((sum, { power }) => sum + power, 0);
}

const megawatts = (power: number) => `${power.toFixed(2)} MW`;

/** The budget in a sentence. */
function powerSentence(deployed: number, retracted: number, capacity: number | undefined): string {
  const draws = `${megawatts(deployed)} with hardpoints deployed, ${megawatts(retracted)} with them retracted`;
  if (capacity === undefined) return `${draws}. The plant's capacity is unknown; the bars show shares of the total.`;
  if (retracted > capacity) return `${draws}: too much for the plant, which delivers ${megawatts(capacity)}.`;
  if (deployed > capacity) return `${draws}: too much for the plant (${megawatts(capacity)}) once they are deployed.`;
  return `${draws}, of the plant's ${megawatts(capacity)}.`;
}
