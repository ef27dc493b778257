import { describe, expect, it } from 'vitest';
import type { StarPosition } from '../../../../../game/star-system.js';
import type { Arrival } from '../../../moment/current-place.js';
import type { RoutePlan } from '../route-plan.js';
import { starLook } from '../star-class.js';
import { firstCamera, turned, viewOf, zoomed } from './map-camera.js';
import { gridStep, mapFrame, mapScale, starAt } from './map-frame.js';
import { labelHeight, mapLabels } from './map-labels.js';
import { mapScene } from './map-scene.js';

const stop = (n: number) => ({
  name: `System ${n}`,
  address: n,
  position: [n * 10, (n % 3) * 4, n * -7] as StarPosition,
  look: starLook('K'),
});

function plan(count: number, at: number): RoutePlan {
  const stops = Array.from({ length: count }, (_, n) => stop(n));
  const here = stops[at];
  return { state: 'plotted', stops, at, ...(here && { here }), jumpsLeft: 0, lightYearsLeft: 0, isComplete: false };
}

const jump = (n: number, time: number): Arrival => ({ ...stop(n), n: time, time, isJump: true });
const size = { width: 400, height: 200 };

describe('the star map', () => {
  it('shows every system once, be it a stop, flown to, or both', () => {
    const scene = mapScene(plan(5, 1), [jump(-1, 1), jump(-1, 2), jump(0, 3), jump(1, 4)]);
    expect(scene.stars.map(({ name, role, time }) => [name, role, time])).toEqual([
      ['System 0', 'stop', 3],
      ['System 1', 'here', 4],
      ['System 2', 'next', undefined],
      ['System 3', 'stop', undefined],
      ['System 4', 'last', undefined],
      ['System -1', 'flown', 2],
      ['Sol', 'landmark', undefined],
    ]);
    expect(scene.ways.map(({ is }) => is)).toEqual(['flown', 'flown', 'flown', 'passed', 'ahead', 'ahead', 'ahead']);
  });

  it('has all of a route of 60 stops in sight at first, whichever way it goes', () => {
    for (let way = 0; way < 7; way += 0.5) {
      const { stops, ...rest } = plan(61, 0);
      const turnedStops = stops.map((each, n) => ({
        ...each,
        position: [n * 9 * Math.cos(way), (n % 5) * 3, n * 9 * Math.sin(way)] as StarPosition,
      }));
      const scene = mapScene({ ...rest, stops: turnedStops }, []);
      const { project } = viewOf(scene, firstCamera, size);
      const points = turnedStops.map(({ position }) => project(position));
      for (const point of points) {
        expect(point?.x).toBeGreaterThan(0);
        expect(point?.x).toBeLessThan(size.width);
        expect(point?.y).toBeGreaterThan(0);
        expect(point?.y).toBeLessThan(size.height);
      }
      // The route lies across the map, not along the line of sight.
      expect(Math.abs((points.at(-1)?.x ?? 0) - (points[0]?.x ?? 0))).toBeGreaterThan(size.width / 2);
    }
  });

  it('has every system in sight if asked to show everything', () => {
    const jumps = Array.from({ length: 600 }, (_, n) => jump(-n, n));
    for (const each of [plan(0, -1), plan(5, 1)]) {
      const scene = mapScene(each, jumps, true);
      const { signs } = mapFrame(scene, firstCamera, size);
      expect(scene.stars.length).toBeGreaterThanOrEqual(600);
      expect(signs.filter(({ x, y }) => x > 0 && y > 0 && x < size.width && y < size.height)).toHaveLength(
        scene.stars.length,
      );
    }
  });

  it('has the ship in the middle of a closer look', () => {
    const scene = mapScene(plan(61, 60), []);
    const here = viewOf(scene, { ...firstCamera, zoom: 10 }, size).project(scene.focus);
    expect(here?.x).toBeCloseTo(200);
    expect(here?.y).toBeCloseTo(100);
  });

  it('stays upright however far it is turned, and in bounds however far it is zoomed', () => {
    expect(turned(firstCamera, 0, 99).tilt).toBeCloseTo(Math.PI / 2);
    expect(zoomed(firstCamera, 1e9).zoom).toBeLessThanOrEqual(60);
    expect(zoomed(firstCamera, 1e-9).zoom).toBeGreaterThan(0);
  });

  it('works with one system, or none', () => {
    expect(mapFrame(mapScene(plan(0, -1), []), firstCamera, size).signs).toEqual([]);
    const alone = mapFrame(mapScene(plan(0, -1), [jump(3, 1)]), firstCamera, size);
    expect(alone.signs[0]).toMatchObject({ x: 200, y: 100 });
  });

  it('finds the star under the pointer', () => {
    const frame = mapFrame(mapScene(plan(5, 0), []), firstCamera, size);
    const sign = frame.signs.find(({ star }) => star.name === 'System 3');
    expect(starAt(frame, (sign?.x ?? 0) + 3, sign?.y ?? 0, 10)?.name).toBe('System 3');
    expect(starAt(frame, -50, -50, 10)).toBeUndefined();
  });

  it('draws what is farther away first', () => {
    const { signs } = mapFrame(mapScene(plan(9, -1), []), firstCamera, size);
    const stops = signs.filter(({ star }) => star.role === 'stop').map((sign) => sign.size);
    expect(stops).toEqual(stops.toSorted((a, b) => a - b));
  });

  it('leaves out what is behind the viewer', () => {
    const scene = { ...mapScene(plan(2, 0), []), radius: 0.1 };
    expect(() => mapFrame(scene, firstCamera, size)).not.toThrow();
  });

  it('measures in round numbers', () => {
    expect([3, 7, 100, 1000, 23_000].map(gridStep)).toEqual([1, 2, 50, 500, 10_000]);
  });
});

describe('orientation on the map', () => {
  const named = (jumps: readonly Arrival[], showsAll = true) => {
    const frame = mapFrame(mapScene(plan(0, -1), jumps, showsAll), firstCamera, size);
    return mapLabels(frame, (text) => text.length * 7).map(({ text }) => text);
  };
  const far = (n: number) => ({ ...jump(n, n), position: [20_000 + n, 0, 30_000] as StarPosition });

  it('names Sol, be it visited or not, unless everything else is far away', () => {
    expect(named([jump(1, 1), jump(9, 2)])).toContain('Sol');
    expect(named([jump(1, 1), { ...jump(9, 2), name: 'Sol', position: [0, 0, 0] }, jump(3, 3)])).toContain('Sol');
    expect(named([far(1), far(9)])).not.toContain('Sol');
    expect(named([])).toEqual([]);
  });

  it('has Sol in sight only if everything is shown', () => {
    const route = plan(9, 8);
    const stops = route.stops.map((each, n) => ({ ...each, position: [400 + n * 9, 0, 90] as StarPosition }));
    const jumps = [far(1), jump(60, 1)];
    expect(mapScene({ ...route, stops }, jumps, true).inSight).toContainEqual([0, 0, 0]);
    expect(mapScene({ ...route, stops }, jumps).inSight).not.toContainEqual([0, 0, 0]);
  });

  it('has a scale of round light-years that fits, and is right at the centre of the map', () => {
    expect([3, 0.4, 0.011].map((each) => mapScale(each, 100).lightYears)).toEqual([20, 200, 5000]);
    const scene = mapScene(plan(5, 0), []);
    for (const zoom of [0.3, 1, 7]) {
      const camera = { turn: -scene.turn, tilt: Math.PI / 2, zoom };
      const { scale } = mapFrame({ ...scene, focus: scene.centre }, camera, size);
      const [x, y, z] = scene.centre;
      const { project } = viewOf({ ...scene, focus: scene.centre }, camera, size);
      const [from, to] = [project(scene.centre), project([x + scale.lightYears, y, z])];
      expect((to?.x ?? 0) - (from?.x ?? 0)).toBeCloseTo(scale.width, 6);
      expect(scale.width).toBeLessThanOrEqual(size.width / 4);
      expect(scale.width).toBeGreaterThan(size.width / 4 / 2.6);
    }
  });
});

describe('the names on the map', () => {
  it('stand inside it and beside each other, however long they are', () => {
    const scene = mapScene(plan(3, 0), []);
    const long = { ...scene, stars: scene.stars.map((star) => ({ ...star, name: star.name.repeat(200) })) };
    for (let turn = 0; turn < 7; turn += 0.3) {
      const frame = mapFrame(long, { ...firstCamera, turn, zoom: 0.5 }, size, long.stars[2]);
      const labels = mapLabels(frame, (text) => text.length * 7);
      expect(labels.length).toBeGreaterThan(0);
      expect(labels[0]).toMatchObject({ isLit: true });
      for (const { x, y, width } of labels) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(size.width);
        expect(y + labelHeight).toBeLessThanOrEqual(size.height);
      }
    }
  });
});
