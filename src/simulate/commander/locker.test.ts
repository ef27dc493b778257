import { expect, it } from 'vitest';
import { Random } from '../random.js';
import { type Belongings, lockerFields, makeLocker } from './locker.js';

function belongings(): Belongings {
  return { microResources: makeLocker(new Random(4), 'settled'), lockerGoods: [], backpack: [] };
}

it('an unchanged locker keeps its lists', () => {
  const mine = belongings();
  const before = lockerFields(mine);
  expect(lockerFields(mine)).toBe(before);
});

it('only the changed list is made again', () => {
  const mine = belongings();
  const before = lockerFields(mine);
  mine.microResources.set('energycell', (mine.microResources.get('energycell') ?? 0) + 1);
  const now = lockerFields(mine);
  expect(now.Consumables).not.toEqual(before.Consumables);
  expect(now.Components).toBe(before.Components);
  expect(now.Items).toBe(before.Items);
  expect(now.Data).toBe(before.Data);
});

it('goods of other owners are listed besides the rest', () => {
  const mine = belongings();
  const before = lockerFields(mine);
  mine.lockerGoods.push({ name: 'energycell', owner: 7, count: 2 });
  expect(lockerFields(mine).Consumables?.[0]).toMatchObject({ Name: 'energycell', OwnerID: 7, Count: 2 });
  mine.lockerGoods.length = 0;
  expect(lockerFields(mine)).toEqual(before);
});
