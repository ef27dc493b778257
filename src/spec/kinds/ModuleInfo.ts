import { integer, list, number, optional, shape, text } from '../field.js';
import { kind } from '../kind.js';
import { always } from '../rule.js';
import { count } from '../summary/part.js';

const FittedModule = shape('FittedModule', 'a module fitted to the ship', {
  Slot: text('the slot it sits in'),
  Item: text('internal name of the module'),
  Power: number('power it draws, in megawatts'),
  Priority: optional(integer('its power priority, counted from 0')),
});

export const ModuleInfo = kind(
  'ModuleInfo',
  'the player looks at the modules panel on the right and the data has changed',
  { Modules: optional(list(FittedModule, 'what is fitted, in the order of the modules panel; stands in the file')) },
  {
    tells: [count('Modules', 'module fitted', 'modules fitted')],
    companion: {
      file: 'ModulesInfo.json',
      content: 'what is fitted to the ship, in the order of the modules panel',
      list: 'Modules',
      rules: [
        always('Modules', [{ Slot: 'MainEngines', Item: 'int_engine_size2_class1', Power: 2 }], {
          id: 'companion/modules',
          reason: 'The file is there to list the modules; without the list it says nothing.',
        }),
      ],
    },
  },
);
