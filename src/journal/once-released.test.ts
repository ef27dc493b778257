import { describe, expect, it } from 'vitest';
import { onceReleased } from './once-released.js';

function failing(code: string, times: number) {
  let left = times;
  return () => {
    if (left-- > 0) throw Object.assign(new Error(code), { code });
    return 'done';
  };
}

describe('a file that another program holds', () => {
  const waits: number[] = [];
  const windows = { platform: 'win32', wait: (milliseconds: number) => void waits.push(milliseconds) };

  it.each(['EBUSY', 'EPERM'])('is tried again on Windows after %s, for more than a second', (code) => {
    waits.length = 0;
    expect(onceReleased(failing(code, 7), windows)).toBe('done');
    expect(waits.reduce((sum, each) => sum + each)).toBeGreaterThan(1000);
    expect(() => onceReleased(failing(code, 8), windows)).toThrow(code);
  });

  it('is not tried again after any other error, or on another system', () => {
    waits.length = 0;
    expect(() => onceReleased(failing('ENOENT', 1), windows)).toThrow('ENOENT');
    expect(() => onceReleased(failing('EBUSY', 1), { ...windows, platform: 'linux' })).toThrow('EBUSY');
    expect(waits).toEqual([]);
  });
});
