import { expect, it } from 'vitest';
import { momentAfter } from '../../../../../test/support/moment-after.js';
import { hullIn } from './hull-in-moment.js';

it.each([
  ['not known before any line says so', {}, undefined],
  ['that of Loadout', { Loadout: { HullHealth: 0.9 } }, 0.9],
  ['less after damage', { Loadout: { HullHealth: 1 }, HullDamage: { Health: 0.4, PlayerPilot: true } }, 0.4],
  [
    'untouched by damage to a fighter',
    { Loadout: { HullHealth: 0.8 }, HullDamage: { Health: 0.1, Fighter: true } },
    0.8,
  ],
  ['whole after a repair', { HullDamage: { Health: 0.4 }, RepairAll: { Cost: 5 } }, 1],
  ['not repaired with the paint', { HullDamage: { Health: 0.4 }, Repair: { Items: ['paint'] } }, 0.4],
])('the hull is %s', (_, events, hull) => {
  expect(hullIn(momentAfter(events))).toBe(hull);
});
