import { expect, it } from 'vitest';
import { foundCommanders } from './commander-search.js';

const all = ['Zoë Quinn', 'jameson', 'Quinn Jameson', 'Amos'].map((name, publishedAt) => ({ name, publishedAt }));

it.each([
  ['', ['Amos', 'jameson', 'Quinn Jameson', 'Zoë Quinn']],
  ['JAM', ['jameson', 'Quinn Jameson']],
  ['zoe', ['Zoë Quinn']],
  ['quinn', ['Quinn Jameson', 'Zoë Quinn']],
  [' son  quinn ', ['Quinn Jameson']],
  ['unknown', []],
])('finds commanders for %j', (search, names) => {
  expect(foundCommanders(all, search).map(({ name }) => name)).toEqual(names);
});
