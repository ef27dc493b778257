import type { BodyTree, Planet } from '../../game/celestial-body.js';
import { earthGravity } from '../../game/physical-constants.js';
import type { Body } from '../../game/star-system.js';
import { memoize } from '../../words/memo.js';
import { sixDecimals } from '../round.js';
import type { BodyOrigin } from './body-tree/anchors.js';
import { bodyTreeOf } from './body-tree/body-tree.js';

/** Limits for leaving the ship: heavier or warmer worlds kill. */
const walkable = { gravity: [0.03, 2.69], temperature: [18, 700] } as const;

/** The landable and walkable bodies of a system, ordered by number; always the same. */
export function bodiesOf(system: BodyOrigin): readonly Body[] {
  return bodiesIn(bodyTreeOf(system));
}

const bodiesIn = memoize(({ all }: BodyTree): readonly Body[] =>
  all.flatMap((body) => (body.is === 'planet' && body.landable ? asBody(body) : [])),
);

/** The body under a station at a distance from the star: the nearest. */
export function bodyUnder(distance: number, bodies: readonly Body[]): Body {
  const off = (body: Body) => Math.abs(body.distance - distance);
  const [first, ...others] = bodies;
  if (!first) throw new Error(`a station stands ${distance} light-seconds from the star, but no body is there`);
  return others.reduce((best, body) => (off(body) < off(best) ? body : best), first);
}

function asBody({ name, id, radius, gravity, temperature, distance }: Planet): readonly Body[] {
  const weight = sixDecimals(gravity / earthGravity);
  const suits =
    weight >= walkable.gravity[0] &&
    weight <= walkable.gravity[1] &&
    temperature >= walkable.temperature[0] &&
    temperature <= walkable.temperature[1];
  // Air that is thin enough to land in is not breathable.
  return suits ? [{ name, id, radius, gravity: weight, temperature, breathable: false, distance }] : [];
}
