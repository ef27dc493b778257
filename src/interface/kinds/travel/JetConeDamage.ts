import { observed } from '../../evidence.js';
import { optional, text, until } from '../../field.js';
import { kind } from '../../kind.js';

export const JetConeDamage = kind(
  'JetConeDamage',
  'the jet of a white dwarf or neutron star damages a module',
  () => ({
    Module: optional(text('internal name of the damaged module'), 0.01),
    Module_Localised: optional(text('the damaged module, as shown in game'), 0.01),
    '': until('2.2', text('internal name of the damaged module, which the game wrote under an empty key')),
    _Localised: until('2.2', text('the damaged module, as shown in game')),
  }),
  { evidence: observed(96) },
);
