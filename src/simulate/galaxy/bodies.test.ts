import { describe, expect, it } from 'vitest';
import { isThorough } from '../../../test/thorough.js';
import { bodiesOf } from './bodies.js';
import { galaxy } from './milky-way.js';

const systems = [...galaxy.around([40, 10, -30], isThorough ? 40 : 20), ...galaxy.populated];
const bodies = systems.flatMap((system) => bodiesOf(system));

describe('the landable bodies', () => {
  it('are the same at every visit', () => {
    expect(systems.map(bodiesOf)).toEqual(systems.map(bodiesOf));
  });

  it('have names and IDs of their own, none that of the star', () => {
    const wrong = systems.filter((system) => {
      const own = bodiesOf(system);
      const ids = new Set([system.arrival.id, ...own.map(({ id }) => id)]);
      const names = new Set(own.map(({ name }) => name));
      const named = own.filter(({ name }) => name.startsWith(`${system.name} `)).length;
      const areNamed = named === (system.name === 'Sol' ? 0 : own.length);
      return ids.size !== own.length + 1 || names.size !== own.length || !areNamed;
    });
    expect(wrong).toEqual([]);
  });

  it('are missing in some systems and many in others', () => {
    const counts = new Set(systems.map((system) => bodiesOf(system).length));
    expect([0, 1, 2, 3, 4, 5, 6].every((count) => counts.has(count))).toBe(true);
  });

  it('have gravity and temperature that a commander can survive', () => {
    const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;
    const deadly = bodies.filter(
      ({ radius, gravity, temperature, distance }) =>
        !isWithin(radius, 2e5, 1.3e7) ||
        !isWithin(gravity, 0.03, 2.69) ||
        !isWithin(temperature, 20, 700) ||
        !(distance > 0),
    );
    expect(deadly).toEqual([]);
  });

  it('have the gravity that follows from their size and a density of rock, ice or metal', () => {
    const odd = bodies.filter(({ radius, gravity }) => {
      const density = (gravity * 5514 * 6.371e6) / radius;
      return !(density > 900 && density < 13_000);
    });
    expect(odd).toEqual([]);
  });

  it('have no breathable air: where a ship can land it is too thin', () => {
    expect(bodies.filter(({ breathable }) => breathable)).toEqual([]);
  });
});
