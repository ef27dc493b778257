import { integer, list, number, optional, shape, text } from '../field.js';
import { kind } from '../kind.js';

const FittedModule = shape('FittedModule', 'a module fitted to the ship', {
  Slot: text('the slot it sits in'),
  Item: text('internal name of the module'),
  Power: number('power it draws, in megawatts'),
  Priority: optional(integer('its power priority, counted from 0')),
});

export const ModuleInfo = kind(
  'ModuleInfo',
  'the player looks at the modules panel on the right and the data has changed',
  { Modules: optional(list(FittedModule, 'the fitted modules in the order the game shows them; stands in the file')) },
  {
    companion: {
      file: 'ModulesInfo.json',
      content: 'the fitted modules, in the order the game shows them',
      list: 'Modules',
    },
  },
);
