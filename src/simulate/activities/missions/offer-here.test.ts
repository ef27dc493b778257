import { expect, it } from 'vitest';
import type { StarSystem } from '../../../game/star-system.js';
import { mayEnter } from '../../commander/permits.js';
import { openSession } from '../../simulate.js';
import { offerHere } from './offer-here.js';

it('missions never lead to systems for which the commander has no permit', () => {
  const { world } = openSession({ seed: 4, plan: 'stay' });
  const closed = 'Shinrarta Dezhra';
  expect(mayEnter(world.commander, { name: closed })).toBe(false);
  const { position } = world.galaxy.systemByName(closed) as StarSystem;
  const far = (system: StarSystem) => Math.hypot(...system.position.map((at, axis) => at - (position[axis] as number)));
  const [, ...near] = [...world.galaxy.populated].sort((a, b) => far(a) - far(b)).slice(0, 6);
  const offers = near.flatMap((system) => Array.from({ length: 60 }, () => offerHere({ ...world, system })));
  const places = offers.flatMap(({ elsewhere, pirates }) => [elsewhere?.system, pirates?.system]);
  expect(new Set(places).size).toBeGreaterThan(5);
  expect(places).not.toContain(closed);
});
