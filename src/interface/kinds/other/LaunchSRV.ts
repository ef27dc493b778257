import { observed } from '../../evidence.js';
import { boolean, from, id, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { fighterLoadoutsList, srvTypesList } from '../../observed-values.js';
import { mention, unless } from '../../summary/summary-part.js';

export const LaunchSRV = kind(
  'LaunchSRV',
  'an SRV is deployed from the ship',
  () => ({
    SRVType: since('4.0.0.1000', optional(from(srvTypesList, 'internal name of the vehicle'), 0.994)),
    SRVType_Localised: optional(text('the vehicle, as shown in game'), 0.994),
    Loadout: from(fighterLoadoutsList, 'loadout of the vehicle'),
    ID: since('3.4', id('ID of the vehicle')),
    PlayerControlled: boolean('the player is driving'),
  }),
  {
    evidence: observed(1_031),
    summary: [mention('SRVType'), mention('Loadout'), unless('PlayerControlled', 'driven by someone else')],
  },
);
