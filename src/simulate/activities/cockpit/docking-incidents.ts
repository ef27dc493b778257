import type { LegalState } from '../../../game/political-vocabulary.js';
import type { Activity } from '../../activity.js';
import { addOffence, hasLaw, type Offence } from '../../commander/legal-standing.js';
import { cargoTonnes } from '../../ship/ship.js';
import type { World } from '../../world/world.js';

/** An offence near a station. */
interface Incident {
  readonly legalState: LegalState;
  /** Credits, at most; what it costs at least is a tenth of that. */
  readonly most: Partial<Offence>;
  readonly isPossible?: (world: World) => boolean;
}

const incidents: readonly Incident[] = [
  { legalState: 'Speeding', most: { fine: 800 } },
  { legalState: 'Speeding', most: { fine: 800 } },
  { legalState: 'IllegalCargo', most: { fine: 20_000 }, isPossible: ({ ship }) => cargoTonnes(ship) > 0 },
  { legalState: 'Wanted', most: { bounty: 9000, fine: 400 } },
  { legalState: 'Hostile', most: { bounty: 2000 } },
  { legalState: 'Warrant', most: {}, isPossible: ({ commander }) => commander.offences.size > 0 },
  {
    legalState: 'PassengerWanted',
    most: { fine: 5000 },
    isPossible: ({ commander }) => commander.missions.some(({ passengers }) => passengers),
  },
];

/** How often a landing goes wrong. */
const likelihood = 0.14;

/** Runs a landing; sometimes with an offence on the way: speeding, illegal cargo, hitting another ship. */
export function* withIncident(world: World, landing: Activity): Activity {
  const { commander, random } = world;
  const possible = incidents.filter(({ isPossible }) => isPossible?.(world) ?? true);
  let incident = random.chance(likelihood) ? random.pick(possible) : undefined;
  try {
    for (const step of landing) {
      if (incident && isNearStation(world)) {
        if (hasLaw(world.system)) applyIncident(world, incident);
        incident = undefined;
      }
      if (world.place.is === 'docked') commander.passingLegalState = undefined;
      yield step;
    }
  } finally {
    commander.passingLegalState = undefined;
  }
}

function isNearStation({ place, vehicle }: World): boolean {
  return (
    vehicle === 'ship' && place.is === 'space' && place.station !== undefined && place.station.type !== 'FleetCarrier'
  );
}

function applyIncident({ commander, random, system }: World, { legalState, most }: Incident): void {
  const share = random.number(0.1, 1);
  commander.passingLegalState = legalState;
  addOffence(commander, system, {
    bounty: Math.round((most.bounty ?? 0) * share),
    fine: Math.round((most.fine ?? 0) * share),
  });
}
