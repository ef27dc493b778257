import { expect, it } from 'vitest';
import { Random } from '../random.js';
import { type Belongings, lockerFields, makeLocker } from './locker.js';

function belongings(): Belongings {
  return { microResources: makeLocker(new Random(4), 'settled'), lockerGoods: [], backpack: [] };
}

it('tells a locker that has not changed with the same lists', () => {
  const mine = belongings();
  const before = lockerFields(mine);
  expect(lockerFields(mine)).toBe(before);
});

it('tells anew only the list in which something has changed', () => {
  const mine = belongings();
  const before = lockerFields(mine);
  mine.microResources.set('energycell', (mine.microResources.get('energycell') ?? 0) + 1);
  const now = lockerFields(mine);
  expect(now.Consumables).not.toEqual(before.Consumables);
  expect(now.Components).toBe(before.Components);
  expect(now.Items).toBe(before.Items);
  expect(now.Data).toBe(before.Data);
});

it('tells what belongs to somebody else beside the rest', () => {
  const mine = belongings();
  const before = lockerFields(mine);
  mine.lockerGoods.push({ name: 'energycell', owner: 7, count: 2 });
  expect(lockerFields(mine).Consumables?.[0]).toMatchObject({ Name: 'energycell', OwnerID: 7, Count: 2 });
  mine.lockerGoods.length = 0;
  expect(lockerFields(mine)).toEqual(before);
});
