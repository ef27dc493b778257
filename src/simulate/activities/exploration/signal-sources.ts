/** Unidentified signal sources, which come and go in populated systems. */

import { hashOf, Random } from '../../random.js';
import { sixDecimals } from '../../round.js';
import type { World } from '../../world/world.js';
import { signalSourceWeights } from './signal-table.js';
import type { SignalFields } from './system-signals.js';

/** Lifetime of a source, in seconds. */
const lifetime = 2700;

/** Most have no faction state. */
const noState = '';

/** The current sources of this system; none in unpopulated ones. */
export function signalSourcesIn({ system, now, politics }: World): SignalFields[] {
  if (system.population === 0) return [];
  const period = Math.floor(now / lifetime);
  const random = new Random(hashOf(`signal sources of ${system.address} in ${period}`));
  const { factions } = politics.society(system, now);
  return Array.from({ length: random.integer(1, 4) }, () => {
    const { name, type, shown, threat } = random.weighted(signalSourceWeights);
    const faction = factions.length > 0 ? random.pick(factions).resident.name : undefined;
    const left = (period + 1) * lifetime - now;
    return {
      SystemAddress: system.address,
      SignalName: `$USS_${name};`,
      SignalName_Localised: 'Unidentified signal source',
      SignalType: 'USS',
      USSType: type,
      USSType_Localised: shown,
      ...(faction !== undefined && { SpawningState: noState, SpawningFaction: faction }),
      ThreatLevel: random.integer(0, threat),
      TimeRemaining: sixDecimals(left * random.number(0.3, 0.99)),
    };
  });
}
