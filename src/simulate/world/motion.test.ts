import { describe, expect, it } from 'vitest';
import { advanceAlong, degreesPerSecond, motionOver, positionBefore, straightLegTo } from './motion.js';
import type { SurfacePosition } from './whereabouts.js';

const body = {
  name: 'Sol 3 a',
  id: 4,
  radius: 1_000_000,
  gravity: 0.2,
  temperature: 200,
  breathable: false,
  distance: 500,
};

function at(heading: number, latitude = 0): SurfacePosition {
  return { body, latitude, longitude: 0, heading, altitude: 0 };
}

describe('a motion', () => {
  it.each([
    [0, 1, 0],
    [90, 0, 1],
    [180, -1, 0],
    [270, 0, -1],
    [30, Math.sqrt(3) / 2, 0.5],
  ])('at heading %i has the right north and east components', (heading, north, east) => {
    const degrees = (100 / body.radius) * (180 / Math.PI);
    const motion = motionOver(at(heading), 100);
    expect(motion.north / degrees).toBeCloseTo(north, 6);
    expect(motion.east / degrees).toBeCloseTo(east, 6);
  });

  it('east takes more degrees the nearer the pole', () => {
    expect(motionOver(at(90, 60), 100).east).toBeCloseTo(2 * motionOver(at(90), 100).east, 6);
  });

  it('moves a position', () => {
    const surface = { ...at(90), longitude: 179.9, altitude: 100 };
    advanceAlong(surface, { north: 0.1, east: 0.2, climb: -60 }, 2);
    expect(surface).toMatchObject({ latitude: 0.2, altitude: 0 });
    expect(surface.longitude).toBeCloseTo(-179.7, 9);
    expect(degreesPerSecond({ north: -0.3, east: 0.2, climb: 0 })).toBe(0.3);
  });

  it('turns back before a pole, at the same speed', () => {
    const surface = at(10, 84.9);
    const motion = { north: 0.2, east: 0.3, climb: 0 };
    const turned = advanceAlong(surface, motion, 1);
    expect(turned).toEqual({ north: -0.2, east: 0.3, climb: 0 });
    expect(surface).toMatchObject({ latitude: 84.9, longitude: 0.3, heading: 170 });
    expect(advanceAlong(surface, turned, 1)).toBe(turned);
    expect(surface.latitude).toBeCloseTo(84.7, 9);
  });

  it('that is already beyond the limit may still lead away from the pole', () => {
    const surface = at(180, -88);
    advanceAlong(surface, { north: 1, east: 0, climb: 0 }, 1);
    expect(surface.latitude).toBe(-87);
  });

  it('can be computed backwards from its end', () => {
    const end = { ...at(40, 30), longitude: -179, altitude: 10 };
    const leg = { motion: motionOver(end, 500, -20), seconds: 60 };
    const start = positionBefore(end, leg);
    expect(start.altitude).toBe(1210);
    advanceAlong(start, leg.motion, leg.seconds);
    expect(start.latitude).toBeCloseTo(30, 9);
    expect(start.longitude).toBeCloseTo(-179, 9);
  });
});

describe('a straight leg to a position', () => {
  it.each([
    [1, 0, 0],
    [0, 1, 90],
    [-1, 0, 180],
    [0, -1, 270],
    [1, 1, 45],
    [-0.001, -0.001, 225],
  ])('%f north and %f east has the heading %i, and ends there', (latitude, longitude, heading) => {
    const surface = at(0);
    const way = straightLegTo(surface, { latitude, longitude }, 100);
    expect(way?.heading).toBe(heading);
    advanceAlong(surface, way?.motion ?? { north: 0, east: 0, climb: 0 }, way?.seconds ?? 0);
    expect(surface.latitude).toBeCloseTo(latitude, 9);
    expect(surface.longitude).toBeCloseTo(longitude, 9);
  });

  it('takes time in proportion to its length, in whole seconds', () => {
    const metres = (body.radius * Math.PI) / 180;
    expect(straightLegTo(at(0), { latitude: 1, longitude: 0 }, 100)?.seconds).toBe(Math.ceil(metres / 100));
  });

  it('is undefined at the destination', () => {
    expect(straightLegTo(at(0), { latitude: 0, longitude: 0 }, 5)).toBeUndefined();
  });
});
