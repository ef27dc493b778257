import { type GuiFocusName, guiFocus } from '../../../spec/gui-focus.js';
import type { Station } from '../../galaxy/system.js';
import type { Play } from '../../play/play.js';
import type { Activity } from '../../play/step.js';

/** The station one is docked at in one's own ship, if it offers a service (by the name of the specification). */
export function stationWith({ place, ride }: Play, service: string): Station | undefined {
  if (place.is !== 'docked' || ride !== 'ship') return undefined;
  return place.station.services.includes(service) ? place.station : undefined;
}

/** Does something at a screen, and turns away from it again whatever happens. */
export function* atScreen(play: Play, name: GuiFocusName, deed: Activity): Activity {
  const screen = guiFocus.list.find((each) => each.name === name);
  play.cockpit.focus = screen?.value ?? 0;
  try {
    yield* deed;
  } finally {
    play.cockpit.focus = 0;
  }
}
