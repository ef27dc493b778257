/** The modules that Loadout lists, but for paint and decorations. */
import type { Moment } from '../../../../protocol.js';
import { fieldsIn, flagIn, listIn, numberIn, textIn } from '../../../moment/loose-fields.js';
import { newestEvent } from '../../../moment/moment-events.js';
import { plainName } from '../plain-name.js';
import { moduleName, slotName } from './module-names.js';

interface FittedModule {
  readonly slot: string;
  readonly name: string;
  /** Such as `Long range, grade 5`; empty if there is none. */
  readonly engineering: string;
  readonly isOff: boolean;
}

const decoration =
  /^(?:PaintJob|Decal|ShipName|ShipID|Bobble|ShipKit|WeaponColour|EngineColour|VesselVoice|StringLights)|Voice|Cockpit|Cargo ?Hatch/i;

export function fittedModules(moment: Moment): FittedModule[] {
  return listIn(newestEvent(moment, 'Loadout') ?? {}, 'Modules').flatMap((module) => {
    const slot = textIn(module, 'Slot') ?? '';
    const item = textIn(module, 'Item');
    if (item === undefined || decoration.test(slot)) return [];
    const engineering = fieldsIn(module, 'Engineering');
    const blueprint = textIn(engineering, 'BlueprintName')?.replace(/^[^_]*_/, '');
    const level = numberIn(engineering, 'Level');
    const words =
      blueprint === undefined ? '' : `${plainName(blueprint)}${level === undefined ? '' : `, grade ${level}`}`;
    return [
      { slot: slotName(slot), name: moduleName(item), engineering: words, isOff: flagIn(module, 'On') === false },
    ];
  });
}
