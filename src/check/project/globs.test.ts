import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ignoring, matchGlob } from './globs.js';

describe('what a project ignores', () => {
  const directory = path.resolve('project');

  it.each([
    ['old/**', ['old/a.log', 'old/deep/a.log', 'old'], ['a.log', 'other/old/a.log']],
    ['old', ['old', 'deep/old'], ['older', 'old.log']],
    ['old/', ['old', 'deep/old'], ['older']],
    ['*.bak', ['a.bak', 'deep/a.bak', '.bak'], ['a.bak.log']],
    ['./deep/*.log', ['deep/a.log'], ['deep/er/a.log', 'a.log']],
    ['**/Status.json', ['Status.json', 'deep/Status.json'], ['Status.json.old']],
    ['{old,new}/*', ['old/x', 'new/x'], ['x']],
    ['../beside/*', ['../beside/x'], ['beside/x']],
    ['!x', ['!x'], ['x', 'y']],
  ])('by %s', (glob, passed, kept) => {
    const ignores = ignoring([glob], 'project');
    for (const file of passed) expect(ignores(path.join(directory, file)), file).toBe(true);
    for (const file of kept) expect(ignores(path.join(directory, file)), file).toBe(false);
  });

  it('is told the same of a path relative to the current directory', () => {
    expect(ignoring(['old/*'], 'project')(path.join('project', 'old', 'a.log'))).toBe(true);
    expect(ignoring([], 'project')('project/old')).toBe(false);
  });

  it('is told by globs and nothing else', () => {
    expect(() => ignoring(['x'.repeat(70_000)], '.')).toThrow(`'${'x'.repeat(60)}…' is no glob`);
  });
});

describe('a glob', () => {
  it('passes over hidden names, as in a shell', () => {
    expect(matchGlob('*.log')('.hidden.log')).toBe(false);
    expect(matchGlob('.*.log')('.hidden.log')).toBe(true);
  });
});
