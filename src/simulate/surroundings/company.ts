/** Lines about other people: friends, the hired crew, and what the player shows. */
import { type WriteStep, write } from '../activity.js';
import { pilotOf } from '../commander/hired-pilot.js';
import type { UncheckedDraft } from '../event-fields.js';
import { commanderName } from '../person-names.js';
import { hashOf, Random } from '../random.js';
import { surfacePositionIn } from '../world/whereabouts.js';
import type { World } from '../world/world.js';

/** How many friends a commander has. */
const friends = 7;

/** A friend comes or goes; each is the same person for the whole life of the commander. */
export function friendSeen({ commander, now }: World): WriteStep {
  const which = hashOf(`friend of ${commander.id} ${Math.abs(hashOf(String(now))) % friends}`);
  return write('Friends', {
    Status: hashOf(`${now} status`) % 3 === 0 ? 'Offline' : 'Online',
    Name: commanderName(new Random(which)),
  });
}

/** The share of a hired pilot, right before exploration data is paid. */
export function wagePaid(
  { commander }: World,
  _: unknown,
  { BaseValue, Bonus, TotalEarnings }: UncheckedDraft,
): readonly WriteStep[] {
  const Amount = Number(BaseValue) + Number(Bonus) - Number(TotalEarnings);
  if (commander.shareAfterCrew === 1 || !(Amount > 0)) return [];
  const { Name: NpcCrewName, CrewID: NpcCrewId } = pilotOf(commander);
  return [write('NpcCrewPaidWage', { NpcCrewName, NpcCrewId, Amount })];
}

/** The player takes a picture of where they are. */
export function screenshot(world: World): WriteStep {
  const { system, now } = world;
  const surface = surfacePositionIn(world);
  const Body = surface?.body.name ?? (world.place.is === 'docked' ? world.place.station.name : system.arrival.name);
  return write('Screenshot', {
    Filename: `\\ED_Pictures\\Screenshot_${String(hashOf(String(now)) >>> 20).padStart(4, '0')}.bmp`,
    Width: 2560,
    Height: 1440,
    System: system.name,
    Body,
    ...(surface && {
      Latitude: surface.latitude,
      Longitude: surface.longitude,
      Heading: surface.heading,
      ...(surface.altitude > 0 && { Altitude: surface.altitude }),
    }),
  });
}
