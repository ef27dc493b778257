import { observed } from '../../evidence.js';
import { boolean, from, id, text } from '../../field.js';
import { kind } from '../../kind.js';
import { fighterLoadoutsList, srvTypesList } from '../../observed-values.js';
import { mention, unless } from '../../summary/summary-part.js';

export const LaunchVessel = kind(
  'LaunchVessel',
  'a small vessel, such as the Nomad, is launched from the ship',
  () => ({
    VesselType: from(srvTypesList, 'internal name of the vessel'),
    VesselType_Localised: text('the vessel, as shown in game'),
    Loadout: from(fighterLoadoutsList, 'loadout of the vessel'),
    ID: id('slot of the bay that it came from; another vehicle may have it later'),
    PlayerControlled: boolean('the player is flying it'),
  }),
  {
    evidence: observed(4, { since: '4.4.1.0' }),
    summary: [
      mention('VesselType'),
      mention('Loadout', 'loadout #'),
      unless('PlayerControlled', 'flown by someone else'),
    ],
  },
);
