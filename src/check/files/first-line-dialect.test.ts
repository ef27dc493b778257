import { expect, test } from 'vitest';
import { utf8Bytes } from '../../journal/byte-text.js';
import { dialectOfBytes } from './first-line-dialect.js';

const time = '"timestamp":"2026-11-14T20:41:00Z"';

test.each([
  ['game', `{ ${time}, "event":"Fileheader", "gameversion":"4.0.0.1904" }\r\n{`],
  ['game', `{ ${time}, "event":"F\\u0069leheader", "gameversion":"4.0.0.1904" }`],
  ['spec', `{ ${time}, "event":"Fileheader" }\r\n`],
  ['spec', `{ ${time}, "event":"Fileheader", "gameversion":"4.0.0.19`],
  ['spec', `{ ${time}, "event":"FSDJump", "StarSystem":"Fileheader", "gameversion":"4" }\r\n`],
  ['spec', `{ ${time}, "event":"FSDJump" }\r\n{ ${time}, "event":"Fileheader", "gameversion":"4.0.0.1904" }\r\n`],
  ['spec', ''],
])('a journal is of the dialect %s if it begins with %s', (dialect, text) => {
  expect(dialectOfBytes(utf8Bytes(text))).toBe(dialect);
});
