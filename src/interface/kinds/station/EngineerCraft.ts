import { engineerNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { either, from, id, integer, list, number, object, optional, since, text, until } from '../../field.js';
import { kind } from '../../kind.js';
import { blueprintsList, experimentalEffectsList } from '../../observed-values.js';
import { CountsByName } from '../../shapes/CountsByName.js';
import { ModuleModifier } from '../../shapes/ModuleModifier.js';
import { Resource } from '../../shapes/Resource.js';
import { amount, mention } from '../../summary/summary-part.js';

export const EngineerCraft = kind(
  'EngineerCraft',
  'the player has a module engineered',
  () => ({
    Slot: since('3.0', text('the slot the module is fitted in')),
    Module: since('3.0', text('internal name of the module')),
    ApplyExperimentalEffect: optional(
      from(experimentalEffectsList, 'internal name of the experimental effect applied by this step; omitted if none'),
      0.045,
    ),
    Ingredients: either(
      list(Resource, 'the materials used'),
      until('2.2.03', object(CountsByName, 'the count of each, by its name')),
    ),
    Engineer: optional(from(engineerNames, 'name of the engineer; rarely missing'), 0.999),
    EngineerID: since('3.0', id('ID of the engineer')),
    BlueprintID: since('3.0', id('ID of the blueprint')),
    BlueprintName: since('3.0', from(blueprintsList, 'internal name of the blueprint')),
    Level: integer('grade of the blueprint, from 1 to 5'),
    Quality: since('3.0', number('progress within the grade, from 0 to 1')),
    ExperimentalEffect: optional(
      from(experimentalEffectsList, 'internal name of the experimental effect the module has'),
      0.314,
    ),
    ExperimentalEffect_Localised: optional(text('the experimental effect the module has, as shown in game'), 0.314),
    Modifiers: since('3.0', list(ModuleModifier, 'the properties that engineering has changed')),
    Blueprint: until('2.3', text('the blueprint'), [273, 2_868]),
  }),
  {
    evidence: observed(2_782),
    summary: [
      mention('BlueprintName'),
      amount('Level', 'number', 'grade #'),
      mention('Module', 'on #'),
      mention('ApplyExperimentalEffect'),
      amount('Quality', 'share'),
      mention('Engineer', 'by #'),
    ],
  },
);
