import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cacheDirectory } from './cache-directory.js';

const home = path.resolve('/home/commander');
const homeOf = () => home;

describe('where the code of scripts is kept', () => {
  it('is below the caches of the user', () => {
    expect(cacheDirectory({}, 'linux', homeOf)).toBe(path.join(home, '.cache/shakedown'));
    expect(cacheDirectory({}, 'darwin', homeOf)).toBe(path.join(home, 'Library/Caches/shakedown'));
  });

  it('is where the user wants caches to be', () => {
    const place = path.resolve('/var/caches/commander');
    expect(cacheDirectory({ XDG_CACHE_HOME: place }, 'linux', homeOf)).toBe(path.join(place, 'shakedown'));
    expect(cacheDirectory({ LOCALAPPDATA: place }, 'win32', homeOf)).toBe(path.join(place, 'shakedown'));
  });

  it('does not depend on the directory in which the command is run', () => {
    expect(cacheDirectory({ XDG_CACHE_HOME: 'caches' }, 'linux', homeOf)).toBe(path.join(home, '.cache/shakedown'));
    expect(cacheDirectory({ LOCALAPPDATA: 'caches' }, 'win32', homeOf)).toBeUndefined();
    expect(cacheDirectory({}, 'linux', () => '')).toBeUndefined();
  });

  it('is nowhere if the user has no place, or wants none', () => {
    const homeless = () => {
      throw new Error('no such user');
    };
    expect(cacheDirectory({}, 'linux', homeless)).toBeUndefined();
    expect(cacheDirectory({}, 'win32', homeOf)).toBeUndefined();
    expect(cacheDirectory({ SHAKEDOWN_NO_CACHE: '1' }, 'linux', homeOf)).toBeUndefined();
  });
});
