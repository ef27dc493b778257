import { describe, expect, it } from 'vitest';
import { shakedown, widest } from '../../test/shakedown.js';
import { specification } from '../spec/catalogue.js';

describe('shakedown list kinds', () => {
  it('names the sixteen kinds on 80 columns', async () => {
    const { code, out } = await shakedown('list', 'kinds');
    expect(code).toBe(0);
    for (const { name } of specification.kinds) expect(out).toMatch(new RegExp(`^${name}\\b`, 'm'));
    expect(widest(out)).toBeLessThanOrEqual(80);
  });

  it('prints JSON when asked', async () => {
    const { out } = await shakedown('list', 'kinds', '--format', 'json');
    const kinds = JSON.parse(out) as object[];
    expect(kinds).toHaveLength(16);
    expect(kinds).toContainEqual(expect.objectContaining({ name: 'Status', file: 'Status.json' }));
  });
});
