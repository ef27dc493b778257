import { expect, it } from 'vitest';
import { assertUsableName } from './usable-name.js';

it.each(['CON', 'C:\\journals\\nul', 'out/aux.json', 'com1.log', 'a\\b.', 'a \\b', 'what?', 'a:b:c', 'x\u0007'])(
  'Windows does not allow %j',
  (file) => {
    expect(() => assertUsableName(file, 'win32')).toThrow('Windows does not allow the name');
    expect(() => assertUsableName(file, 'linux')).not.toThrow();
  },
);

it.each([
  'C:\\Saved Games\\Elite',
  'c:journals',
  '..\\.\\console',
  '\\\\server\\share\\x',
  '\\\\?\\C:\\x',
  '.hidden',
  'a.b\\',
])('Windows allows %j', (file) => {
  expect(() => assertUsableName(file, 'win32')).not.toThrow();
});
