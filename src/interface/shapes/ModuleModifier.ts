import { declared, integer, number, optional, shape, since, text } from '../field.js';

export const ModuleModifier = shape('ModuleModifier', 'a module property changed by engineering', () => ({
  Label: text('name of the property'),
  Label_Localised: since('4.3.3.0', declared(text('the property, as shown in game'))),
  Value: optional(number('current value'), 0.999),
  OriginalValue: optional(number('value before engineering'), 0.999),
  LessIsGood: optional(integer('1 if a lower value is better, otherwise 0'), 0.999),
  ValueStr: optional(text('current value, if it is text'), 0.001),
  ValueStr_Localised: optional(text('current value, as shown in game, if it is text'), 0.001),
}));
