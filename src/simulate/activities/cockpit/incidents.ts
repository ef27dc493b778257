import type { LegalState } from '../../../spec/vocabulary/people.js';
import { hasLaw, type Offence, offend } from '../../commander/law.js';
import type { Play } from '../../play/play.js';
import type { Activity } from '../../play/step.js';
import { cargoTonnes } from '../../ship/ship.js';

/** Something that the law takes note of near a station. */
interface Incident {
  readonly notice: LegalState;
  /** Credits, at most; what it costs at least is a tenth of that. */
  readonly most: Partial<Offence>;
  readonly isPossible?: (play: Play) => boolean;
}

const incidents: readonly Incident[] = [
  { notice: 'Speeding', most: { fine: 800 } },
  { notice: 'Speeding', most: { fine: 800 } },
  { notice: 'IllegalCargo', most: { fine: 20_000 }, isPossible: ({ ship }) => cargoTonnes(ship) > 0 },
  { notice: 'Wanted', most: { bounty: 9000, fine: 400 } },
  { notice: 'Hostile', most: { bounty: 2000 } },
  { notice: 'Warrant', most: {}, isPossible: ({ commander }) => commander.offences.size > 0 },
  {
    notice: 'PassengerWanted',
    most: { fine: 5000 },
    isPossible: ({ commander }) => commander.missions.some(({ passengers }) => passengers),
  },
];

/** How often a landing goes wrong. */
const likelihood = 0.14;

/** Comes in to a pad; now and then somebody flies too fast, is scanned, or hits the wrong ship on the way. */
export function* withIncident(play: Play, landing: Activity): Activity {
  const { commander, random } = play;
  const possible = incidents.filter(({ isPossible }) => isPossible?.(play) ?? true);
  let incident = random.chance(likelihood) ? random.pick(possible) : undefined;
  try {
    for (const step of landing) {
      if (incident && isNearStation(play)) {
        if (hasLaw(play.system)) befall(play, incident);
        incident = undefined;
      }
      if (play.place.is === 'docked') commander.notice = undefined;
      yield step;
    }
  } finally {
    commander.notice = undefined;
  }
}

function isNearStation({ place, ride }: Play): boolean {
  return (
    ride === 'ship' && place.is === 'space' && place.station !== undefined && place.station.type !== 'FleetCarrier'
  );
}

function befall({ commander, random, system }: Play, { notice, most }: Incident): void {
  const share = random.number(0.1, 1);
  commander.notice = notice;
  offend(commander, system, {
    bounty: Math.round((most.bounty ?? 0) * share),
    fine: Math.round((most.fine ?? 0) * share),
  });
}
