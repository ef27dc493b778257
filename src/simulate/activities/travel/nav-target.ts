import { displayNameOf } from '../../../game/localised.js';
import type { Body, Station } from '../../../game/star-system.js';
import { miningLocation } from '../../galaxy/body-tree/signal-fields.js';
import type { NavTarget } from '../../world/cockpit-state.js';
import type { World } from '../../world/world.js';

/** Targets something of this system in the navigation panel. */
export function targetInSystem({ cockpit, system }: World, destination: Station | Pick<Body, 'name' | 'id'>): void {
  const { name } = destination;
  const localised = displayNameOf(name);
  const body = 'id' in destination ? destination.id : bodyIdOf(destination);
  choose(cockpit, { address: system.address, body, name, ...(localised !== undefined && { localised }) });
}

/** Targets one of the mining locations of a planet. */
export function targetMining({ cockpit, system }: World, { id }: Pick<Body, 'id'>, index: number): void {
  const name = `$SAA_Unknown_Signal:#type=${miningLocation}:#index=${index};`;
  const localised = `Planetary Mining Location Signal (${index})`;
  choose(cockpit, { address: system.address, body: id, name, localised });
}

/** Targets a system: `next`, by default the end of the route; without one, nothing. */
export function targetSystem({ cockpit, route }: World, next = route.at(-1)): void {
  if (next) choose(cockpit, { address: next.address, body: 0, name: next.name });
  else delete cockpit.target;
}

/** Targeting the same thing again keeps the same object. */
function choose(cockpit: World['cockpit'], { address, body, name, localised }: NavTarget): void {
  const { target: before } = cockpit;
  if (before?.address === address && before.body === body && before.name === name) return;
  cockpit.target = { address, body, name, ...(localised !== undefined && { localised }) };
}

/** The number of the body under a station, or of the station itself; carriers move, and have none. */
export function bodyIdOf({ body, bodyId }: Station): number {
  return body?.id ?? bodyId ?? 0;
}
