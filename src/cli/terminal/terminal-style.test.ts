import { describe, expect, it, vi } from 'vitest';
import { styleFor } from './terminal-style.js';

const red = '\u001B[31mred\u001B[39m';

describe('colour', () => {
  it.each([
    ['on a terminal', undefined, true, {}, true],
    ['not in a file or a pipe', undefined, false, {}, false],
    ['not where NO_COLOR is set', undefined, true, { NO_COLOR: '1' }, false],
    ['on a terminal where NO_COLOR is empty', undefined, true, { NO_COLOR: '' }, true],
    ['in a pipe where FORCE_COLOR is set', undefined, false, { FORCE_COLOR: '1' }, true],
    ['in a pipe where FORCE_COLOR is set to nothing', undefined, false, { FORCE_COLOR: '' }, true],
    ['not on a terminal where FORCE_COLOR is 0', undefined, true, { FORCE_COLOR: '0' }, false],
    ['not on a terminal where FORCE_COLOR is false', undefined, true, { FORCE_COLOR: 'false' }, false],
    ['not on a dumb terminal', undefined, true, { TERM: 'dumb' }, false],
    ['on a dumb terminal where FORCE_COLOR is set', undefined, true, { TERM: 'dumb', FORCE_COLOR: '1' }, true],
    ['not where both are set', undefined, true, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
    ['wherever it is asked for', true, false, { NO_COLOR: '1' }, true],
    ['nowhere if it is refused', false, true, { FORCE_COLOR: '1' }, false],
  ])('is there %s', (_, option, terminal, env, coloured) => {
    expect(styleFor(option, { terminal, env }).red('red')).toBe(coloured ? red : 'red');
  });

  it('is not decided by the environment of this very process', () => {
    for (const name of ['NO_COLOR', 'NODE_DISABLE_COLORS', 'FORCE_COLOR']) vi.stubEnv(name, '0');
    expect(styleFor(undefined, { terminal: true, env: {} }).red('red')).toBe(red);
  });
});

describe('a style', () => {
  const style = styleFor(true, { terminal: false, env: {} });

  it.each([
    ['bold', 1, 22],
    ['dim', 2, 22],
    ['red', 31, 39],
    ['green', 32, 39],
    ['yellow', 33, 39],
    ['cyan', 36, 39],
  ] as const)('has %s', (name, open, close) => {
    expect(style[name]('text')).toBe(`\u001B[${open}mtext\u001B[${close}m`);
  });

  it('starts again on every line, for pagers', () => {
    expect(style.red('red\n\r\nred')).toBe(`${red}\n\r\n${red}`);
  });

  it('adds nothing where there is no text', () => {
    expect(style.bold('')).toBe('');
  });

  it('keeps the style around it', () => {
    expect(style.bold(style.red('red'))).toBe(`\u001B[1m${red}\u001B[22m`);
  });
});
