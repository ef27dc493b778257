import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ignoreFilter, matchGlob } from './globs.js';

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
    ['./old', ['old'], ['deep/old']],
  ])('by %s', (glob, passed, kept) => {
    const ignores = ignoreFilter([glob], 'project');
    for (const file of passed) expect(ignores(path.join(directory, file)), file).toBe(true);
    for (const file of kept) expect(ignores(path.join(directory, file)), file).toBe(false);
  });

  it('gives the same for a path relative to the current directory', () => {
    expect(ignoreFilter(['old/*'], 'project')(path.join('project', 'old', 'a.log'))).toBe(true);
    expect(ignoreFilter([], 'project')('project/old')).toBe(false);
  });

  it.each(['x'.repeat(70_000), '[ab', 'a]', '{a,b', '{a,{b,c}', '[', '[]'])('refuses the glob %.20s', (glob) => {
    const shown = glob.length > 60 ? `${glob.slice(0, 60)}…` : glob;
    expect(() => ignoreFilter([glob], '.')).toThrow(`'${shown}' is not a valid glob`);
  });
});

describe('a glob', () => {
  it.each([
    ['*.log', ['a.log', 'a.b.log'], ['.hidden.log', '.log', 'a.logs', 'deep/a.log']],
    ['.*.log', ['.hidden.log'], ['a.log']],
    ['a?c', ['abc', 'a標c', 'a.c'], ['ac', 'a/c', 'abbc']],
    ['[a-c]x', ['ax', 'cx'], ['dx', '-x', 'x']],
    ['[!a-c]x', ['dx', '-x'], ['ax', 'x', '/x']],
    ['[^a]', ['b'], ['a']],
    ['[]a]', [']', 'a'], ['[']],
    ['[a-]', ['a', '-'], ['b']],
    ['[z-a]', [], ['a', 'z', '-']],
    ['\\*\\[', ['*['], ['a[']],
    ['{a,b{c,d},}.log', ['a.log', 'bc.log', 'bd.log', '.log'], ['b.log', 'ab.log']],
    ['{a/**,b}/c', ['a/x/c', 'b/c'], ['b/x/c']],
    ['{old,new}/**', ['old', 'old/x', 'new/x/y'], ['older', 'x/old']],
    ['{a}', ['{a}'], ['a']],
    ['a,b', ['a,b'], ['a', 'b']],
    ['Games (x86)/@*', ['Games (x86)/@x'], ['Games x86/x']],
    ['**', ['a', 'a/b', 'a/b/c'], ['.a', 'a/.b', '.a/b']],
    ['**/a', ['a', 'b/a', 'b/c/a'], ['ba', 'b/ba', '.b/a']],
    ['a/**/b', ['a/b', 'a/x/b', 'a/x/y/b'], ['ab', 'a/xb', 'a/.x/b']],
    ['a/**/**/b', ['a/b', 'a/x/b'], ['b']],
    ['a/**', ['a', 'a/b', 'a/b/c'], ['ab', 'a/.b']],
    ['a*/**', ['ab/c', 'a/b/c'], ['a', 'ab']],
    ['**.log', ['a.log', 'b/a.log'], ['.log', 'a.logs']],
    ['a**b', ['ab', 'axb'], ['a/b']],
    ['a+b|(c)', ['a+b|(c)'], ['aab', 'c']],
    ['!(a)', ['!(a)'], ['b']],
  ])('%s stands for %j, not for %j', (glob, matched, others) => {
    const match = matchGlob(glob);
    expect(matched.filter((each) => !match(each))).toEqual([]);
    expect(others.filter((each) => match(each))).toEqual([]);
  });
});
