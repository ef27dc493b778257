/** The modules that Loadout lists, but for paint and decorations. */
import type { Moment } from '../../../protocol.js';
import { fieldsIn, flagIn, listIn, textIn } from '../../moment/loose-fields.js';
import { newestEvent } from '../../moment/moment-events.js';
import { type Bar, joined } from './block.js';
import { engineeringWords, moduleName, slotName } from './module-names.js';

const decoration =
  /^(?:PaintJob|Decal|ShipName|ShipID|Bobble|ShipKit|WeaponColour|EngineColour|VesselVoice|StringLights)|Voice|Cockpit|Cargo ?Hatch/i;

export function fittedModules(moment: Moment): Bar[] {
  return listIn(newestEvent(moment, 'Loadout') ?? {}, 'Modules').flatMap((module) => {
    const slot = textIn(module, 'Slot') ?? '';
    const item = textIn(module, 'Item');
    if (item === undefined || decoration.test(slot)) return [];
    const engineering = engineeringWords(fieldsIn(module, 'Engineering'), 'BlueprintName');
    const state = flagIn(module, 'On') === false ? 'off' : undefined;
    return [{ name: moduleName(item), place: slotName(slot), value: joined([state, engineering]) ?? '' }];
  });
}
