import vm from 'node:vm';
import { expect, it } from 'vitest';
import { codeOf, isSystemError, reasonOf } from './system-error-reason.js';

it('knows an error of the system from another realm, as test runners have them', () => {
  const error: unknown = vm.runInNewContext("Object.assign(new Error('no such file'), { code: 'ENOENT' })");
  expect(error).not.toBeInstanceOf(Error);
  expect(isSystemError(error, 'ENOENT')).toBe(true);
  expect([codeOf(error), reasonOf(error)]).toEqual(['ENOENT', 'it does not exist']);
});

it('takes nothing else for one', () => {
  for (const other of [undefined, null, 'ENOENT', { code: 'ENOENT' }, new Error('no code')])
    expect(isSystemError(other)).toBe(false);
});
