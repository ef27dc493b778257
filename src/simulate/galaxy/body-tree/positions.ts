import type { BodyTree, CelestialBody, Orbit } from '../../../game/celestial-body.js';
import { lightSecond } from '../../../game/physical-constants.js';
import { cosine, degreesInRadian, sine } from '../../exact-math.js';
import { sixDecimals } from '../../round.js';

/** The epoch of the mean anomalies in the tree: the beginning of 2014, in seconds since 1970. */
const epoch = 1_388_534_400;

type Point = readonly [x: number, y: number, z: number];

/** The mean anomaly in degrees at a time in seconds since 1970. */
export function meanAnomalyAt({ meanAnomaly, period }: Orbit, now: number): number {
  const turns = (now - epoch) / period;
  return sixDecimals((((meanAnomaly + 360 * (turns - Math.floor(turns))) % 360) + 360) % 360);
}

/** Light-seconds from the arrival star at a time: it changes as everything moves. */
export function distanceAt(tree: BodyTree, body: CelestialBody, now: number): number {
  const arrival = tree.all[tree.arrivalId];
  if (!arrival || body.id === arrival.id) return 0;
  const [x, y, z] = positionOf(tree, arrival, now);
  const [toX, toY, toZ] = positionOf(tree, body, now);
  const away = length([toX - x, toY - y, toZ - z]) / lightSecond;
  if (body.is !== 'belt-cluster' && body.is !== 'belt') return sixDecimals(away);
  // Belts have no orbit in the journal: their distance from the star is constant.
  const star = tree.all.find(({ id }) => id === body.parents.at(body.is === 'belt' ? 0 : 1)?.id);
  const radius = Math.sqrt(Math.max(0, body.distance * body.distance - (star?.distance ?? 0) * (star?.distance ?? 0)));
  return sixDecimals(Math.sqrt(away * away + radius * radius));
}

/** Metres from the centre of the system. */
function positionOf(tree: BodyTree, body: CelestialBody, now: number): Point {
  let at: Point = [0, 0, 0];
  for (let each: CelestialBody | undefined = body; each; ) {
    if (each.orbit) {
      const [x, y, z] = placeOn(each.orbit, now);
      at = [at[0] + x, at[1] + y, at[2] + z];
    }
    const parent: number | undefined = each.parents[0]?.id;
    each = parent === undefined ? undefined : tree.all[parent];
  }
  return at;
}

/** Metres from the focus of an orbit. */
function placeOn(orbit: Orbit, now: number): Point {
  const { semiMajorAxis, eccentricity, inclination, periapsis, ascendingNode } = orbit;
  const anomaly = eccentricAnomaly(meanAnomalyAt(orbit, now), eccentricity);
  const along = semiMajorAxis * (cosine(anomaly) - eccentricity);
  const across = semiMajorAxis * Math.sqrt(1 - eccentricity * eccentricity) * sine(anomaly);
  const [sinP, cosP] = [sine(periapsis), cosine(periapsis)];
  const [sinN, cosN] = [sine(ascendingNode), cosine(ascendingNode)];
  const [sinI, cosI] = [sine(inclination), cosine(inclination)];
  const inPlane = along * cosP - across * sinP;
  const ahead = along * sinP + across * cosP;
  return [cosN * inPlane - sinN * ahead * cosI, sinN * inPlane + cosN * ahead * cosI, ahead * sinI];
}

/** Degrees, by Newton's method from Kepler's equation. */
function eccentricAnomaly(mean: number, eccentricity: number): number {
  let anomaly = mean;
  for (let steps = 0; steps < 6; steps++) {
    const error = anomaly - eccentricity * degreesInRadian * sine(anomaly) - mean;
    anomaly -= error / (1 - eccentricity * cosine(anomaly));
  }
  return anomaly;
}

function length([x, y, z]: Point): number {
  return Math.sqrt(x * x + y * y + z * z);
}
