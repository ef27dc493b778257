import { companionFiles, companionLists } from '../../companion-names.js';
import { specifiedSince } from '../../evidence.js';
import { integer, list, number, onlyInFile, optional, shape, text } from '../../field.js';
import { kind } from '../../kind.js';
import { always } from '../../object-rule.js';
import { count } from '../../summary/summary-part.js';

export const FittedModule = shape('FittedModule', 'a module fitted to the ship', () => ({
  Slot: text('the slot it is fitted in'),
  Item: text('internal name of the module'),
  Power: number('power it draws, in megawatts'),
  Priority: optional(integer('its power priority, counted from 0')),
}));

export const ModuleInfo = kind(
  'ModuleInfo',
  'the player opens the modules panel on the right and the data has changed',
  () => ({
    Modules: onlyInFile(list(FittedModule, 'the fitted modules, in the order of the modules panel; only in the file')),
  }),
  {
    evidence: specifiedSince('3.0'),
    summary: [count('Modules', 'module fitted', 'modules fitted')],
    companion: {
      file: companionFiles.ModuleInfo,
      content: 'the modules fitted to the ship, in the order of the modules panel',
      lists: companionLists.ModuleInfo,
      rules: [
        always('Modules', [{ Slot: 'MainEngines', Item: 'int_engine_size2_class1', Power: 2 }], {
          id: 'companion/modules',
          reason: 'The purpose of the file is to list the modules; without the list it says nothing.',
        }),
      ],
    },
  },
);
