import { describe, expect, it } from 'vitest';
import { motionOver, moved, speedOf } from './motion.js';
import type { Surface } from './place.js';

const body = {
  name: 'Sol 3 a',
  id: 4,
  radius: 1_000_000,
  gravity: 0.2,
  temperature: 200,
  breathable: false,
  distance: 500,
};

function at(heading: number, latitude = 0): Surface {
  return { body, latitude, longitude: 0, heading, altitude: 0 };
}

describe('a motion', () => {
  it.each([
    [0, 1, 0],
    [90, 0, 1],
    [180, -1, 0],
    [270, 0, -1],
    [30, Math.sqrt(3) / 2, 0.5],
  ])('at heading %i goes north and east as it should', (heading, north, east) => {
    const degrees = (100 / body.radius) * (180 / Math.PI);
    const motion = motionOver(at(heading), 100);
    expect(motion.north / degrees).toBeCloseTo(north, 6);
    expect(motion.east / degrees).toBeCloseTo(east, 6);
  });

  it('east takes more degrees the nearer the pole', () => {
    expect(motionOver(at(90, 60), 100).east).toBeCloseTo(2 * motionOver(at(90), 100).east, 6);
  });

  it('takes a surface along', () => {
    const surface = { ...at(90), longitude: 179.9, altitude: 100 };
    moved(surface, { north: 0.1, east: 0.2, climb: -60 }, 2);
    expect(surface).toMatchObject({ latitude: 0.2, altitude: 0 });
    expect(surface.longitude).toBeCloseTo(-179.7, 9);
    expect(speedOf({ north: -0.3, east: 0.2, climb: 0 })).toBe(0.3);
  });
});
