import { declaredKind } from '../../evidence.js';
import { boolean, id, integer, list, number, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { ModuleModifier } from '../../shapes/ModuleModifier.js';
import { amount, mention, when } from '../../summary/summary-part.js';

export const EngineerLegacyConvert = kind(
  'EngineerLegacyConvert',
  'a module that was engineered in version 2 of the game is converted to the present system, or the player previews that',
  () => ({
    Slot: optional(text('the slot the module is fitted in')),
    Module: optional(text('internal name of the module')),
    IsPreview: boolean('it is only a preview'),
    Engineer: text('name of the engineer'),
    EngineerID: optional(id('ID of the engineer')),
    BlueprintID: optional(id('ID of the blueprint')),
    BlueprintName: optional(text('internal name of the blueprint after conversion')),
    Level: integer('grade of the blueprint, from 1 to 5'),
    Quality: optional(number('progress within the grade, from 0 to 1')),
    Modifiers: optional(list(ModuleModifier, 'the properties that engineering has changed')),
    ApplyExperimentalEffect: optional(text('internal name of the experimental effect being applied')),
    Blueprint: optional(text('internal name of the blueprint')),
    ExperimentalEffect: optional(text('internal name of the experimental effect the module has')),
    ExperimentalEffect_Localised: optional(text('the experimental effect the module has, as shown in game')),
  }),
  {
    evidence: declaredKind({ since: '3.0' }),
    summary: [
      mention('BlueprintName'),
      amount('Level', 'number', 'grade #'),
      mention('Module', 'on #'),
      when('IsPreview', 'preview'),
    ],
  },
);
