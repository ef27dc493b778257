import { describe, expect, it } from 'vitest';
import { bodiesOf } from './bodies.js';
import { galaxy } from './milky-way.js';

const systems = [...galaxy.around([40, 10, -30], 40), ...galaxy.populated];
const bodies = systems.flatMap((system) => bodiesOf(system));

describe('the landable bodies', () => {
  it('are the same at every visit', () => {
    for (const system of systems) expect(bodiesOf(system)).toEqual(bodiesOf(system));
  });

  it('have names and IDs of their own, none that of the star', () => {
    for (const system of systems) {
      const own = bodiesOf(system);
      expect(new Set([system.arrival.id, ...own.map(({ id }) => id)]).size).toBe(own.length + 1);
      expect(new Set(own.map(({ name }) => name)).size).toBe(own.length);
      const named = own.filter(({ name }) => name.startsWith(`${system.name} `));
      expect(named).toEqual(system.name === 'Sol' ? [] : own);
    }
  });

  it('are missing in some systems and many in others', () => {
    const counts = new Set(systems.map((system) => bodiesOf(system).length));
    expect([0, 1, 2, 3, 4, 5, 6].every((count) => counts.has(count))).toBe(true);
  });

  it('have gravity and temperature that a commander can survive', () => {
    for (const { name, radius, gravity, temperature, distance } of bodies) {
      expect(radius >= 2e5 && radius <= 1.3e7, `${name}: ${radius} m`).toBe(true);
      expect(gravity >= 0.03 && gravity <= 2.69, `${name}: ${gravity} g`).toBe(true);
      expect(temperature >= 20 && temperature <= 700, `${name}: ${temperature} K`).toBe(true);
      expect(distance, name).toBeGreaterThan(0);
    }
  });

  it('have the gravity that follows from their size and a density of rock, ice or metal', () => {
    for (const { name, radius, gravity } of bodies) {
      const density = (gravity * 5514 * 6.371e6) / radius;
      expect(density > 900 && density < 13_000, `${name}: ${density} kg/m3`).toBe(true);
    }
  });

  it('have no breathable air: where a ship can land it is too thin', () => {
    expect(bodies.filter(({ breathable }) => breathable)).toEqual([]);
  });
});
