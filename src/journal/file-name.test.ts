import { expect, it } from 'vitest';
import { fileNameOf, folderOf } from './file-name.js';

it.each([
  ['Status.json', '', 'Status.json'],
  ['logs/Status.json', 'logs', 'Status.json'],
  ['/logs/old/a.log', '/logs/old', 'a.log'],
  ['C:\\Users\\x\\a.log', 'C:\\Users\\x', 'a.log'],
  ['logs/', 'logs', ''],
  ['', '', ''],
])('takes %j apart into %j and %j', (path, folder, name) => {
  expect(folderOf(path)).toBe(folder);
  expect(fileNameOf(path)).toBe(name);
});
