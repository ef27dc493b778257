import type { Crime } from '../../../game/crime-table.js';
import type { LegalState } from '../../../game/political-vocabulary-table.js';
import { type Activity, wait, write } from '../../activity.js';
import { hasLaw } from '../../commander/legal-standing.js';
import { cargoTonnes } from '../../ship/ship.js';
import type { World } from '../../world/world.js';
import { commitCrime } from '../combat/crimes.js';

/** An incident near a station: what Status shows, and its crime, if any. */
interface Incident {
  readonly legalState?: LegalState;
  readonly crime?: Crime;
  /** Whether it happens before a pad is granted, rather than on the way to it. */
  readonly isEarly?: boolean;
  /** Whether a scan uncovers it. */
  readonly isFound?: boolean;
  readonly weight: number;
  readonly isPossible?: (world: World) => boolean;
}

const incidents: readonly Incident[] = [
  { legalState: 'Speeding', weight: 4 },
  { legalState: 'Speeding', crime: 'collidedAtSpeedInNoFireZone', weight: 4 },
  { crime: 'dockingMinorTresspass', isEarly: true, weight: 3 },
  { crime: 'dockingMinorBlockingLandingPad', weight: 2 },
  {
    legalState: 'IllegalCargo',
    crime: 'illegalCargo',
    isFound: true,
    weight: 1.5,
    isPossible: ({ ship }) => cargoTonnes(ship) > 0,
  },
  { crime: 'assault', weight: 1 },
  { legalState: 'Hostile', crime: 'dockingMajorTresspass', isEarly: true, weight: 0.7 },
  { legalState: 'Warrant', weight: 3, isPossible: ({ commander }) => commander.offences.size > 0 },
  {
    legalState: 'PassengerWanted',
    crime: 'passengerWanted',
    weight: 3,
    isPossible: ({ commander }) => commander.missions.some(({ passengers }) => passengers?.areWanted),
  },
];

/** The probability of an incident per landing. */
const likelihood = 0.12;

/**
 * Runs a landing; sometimes something goes wrong on the way: speeding, illegal cargo, hitting another ship.
 */
export function* withIncident(world: World, landing: Activity): Activity {
  const { commander, random } = world;
  const possible = incidents.filter(({ isPossible }) => isPossible?.(world) ?? true);
  let incident = random.chance(likelihood)
    ? random.weighted(possible.map((each) => [each, each.weight] as const))
    : undefined;
  let hasPad = false;
  try {
    for (const step of landing) {
      if (world.place.is === 'docked') commander.passingLegalState = undefined;
      yield step;
      if ((step.kind ?? step.write?.event) === 'DockingGranted') hasPad = true;
      if (incident && step.wait !== undefined && isNearStation(world) && hasPad !== (incident.isEarly ?? false)) {
        if (hasLaw(world.system)) yield* offend(world, incident);
        incident = undefined;
      }
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

function* offend(world: World, { legalState, crime, isFound }: Incident): Activity {
  if (isFound) {
    yield write('Scanned', { ScanType: 'Cargo' });
    yield wait(world.random.integer(1, 3));
  }
  world.commander.passingLegalState = legalState;
  if (crime) yield* commitCrime(world, crime);
  // Not in the same second as what follows.
  yield wait(world.random.integer(2, 6));
}
