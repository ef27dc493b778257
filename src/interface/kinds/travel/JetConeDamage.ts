import { observed } from '../../evidence.js';
import { declared, optional, text } from '../../field.js';
import { kind } from '../../kind.js';

export const JetConeDamage = kind(
  'JetConeDamage',
  'the jet of a white dwarf or neutron star damages a module',
  () => ({
    Module: declared(text('internal name of the damaged module')),
    Module_Localised: declared(text('the damaged module, as shown in game')),
    '': text('internal name of the damaged module, which the game writes under an empty key'),
    _Localised: optional(text('the damaged module, as shown in game'), 1),
  }),
  { evidence: observed(95, { lastSeen: '2.2' }) },
);
