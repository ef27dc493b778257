import { integer, optional, shape, text } from '../field.js';

export const BodySignal = shape('BodySignal', 'the signals of one type on a body or in a ring', () => ({
  Type: text('internal name of the type of signal; in a ring, that of a commodity'),
  Type_Localised: optional(text('the type of signal, as shown in game'), 1),
  Count: integer('number of signals of this type'),
}));
