import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { shellQuote } from './command-line.js';

describe.runIf(process.platform !== 'win32')('a word for the shell', () => {
  it.each(['two\nlines', "it's", 'a b', '$HOME `x` "y"', '\n'])('is what the shell gives back: %j', (word) => {
    const printed = execFileSync('sh', ['-c', `printf %s ${shellQuote(word, 'linux')}`], { encoding: 'utf8' });
    expect(printed).toBe(word);
  });

  it('has no control characters besides', () => {
    expect(shellQuote('a\u001B[31m', 'linux')).toBe(String.raw`'a\u001b[31m'`);
    expect(shellQuote('two\nlines', 'win32')).toBe(String.raw`"two\nlines"`);
  });
});
