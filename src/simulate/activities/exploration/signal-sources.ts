/** Unidentified signal sources, which come and go in populated systems. */

import { hashOf, Random } from '../../random.js';
import { sixDecimals } from '../../round.js';
import type { World } from '../../world/world.js';
import type { SignalFields } from './system-signals.js';

/** A kind of signal source: what is shown from afar, and what it turns out to be. */
interface Sort {
  readonly name: string;
  readonly type: NonNullable<SignalFields['USSType']>;
  readonly shown: string;
  /** The highest threat level. */
  readonly threat: number;
}

const sorts: readonly (readonly [sort: Sort, weight: number])[] = [
  [{ name: 'DegradedEmissions', type: '$USS_Type_Salvage;', shown: 'Degraded emissions', threat: 3 }, 5],
  [{ name: 'EncodedEmissions', type: '$USS_Type_ValuableSalvage;', shown: 'Encoded emissions', threat: 1 }, 3],
  [{ name: 'ConvoyDispersalPattern', type: '$USS_Type_Convoy;', shown: 'Convoy dispersal pattern', threat: 0 }, 3],
  [{ name: 'DistressCall', type: '$USS_Type_DistressSignal;', shown: 'Distress call', threat: 4 }, 2],
  [{ name: 'WeaponsFire', type: '$USS_Type_WeaponsFire;', shown: 'Weapons fire', threat: 4 }, 2],
  [{ name: 'CombatAftermath', type: '$USS_Type_Aftermath;', shown: 'Combat aftermath', threat: 2 }, 2],
  [{ name: 'HighGradeEmissions', type: '$USS_Type_VeryValuableSalvage;', shown: 'High grade emissions', threat: 0 }, 1],
];

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
    const { name, type, shown, threat } = random.weighted(sorts);
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
