import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStage } from '../../stage/open-stage.js';

describe('an injected NavRouteClear', () => {
  it('clears the route and empties its file', async () => {
    await using stage = await openStage({ seed: 7, dialect: 'game' });
    await stage.trigger('route-plotted');
    expect(stage.companion('NavRoute')).toMatchObject({ event: 'NavRoute' });
    await stage.inject({ event: 'NavRouteClear' });
    const { timestamp, ...line } = stage.written.at(-1) ?? {};
    expect(line).toEqual({ event: 'NavRouteClear' });
    expect(stage.companion('NavRoute')).toEqual({ timestamp, event: 'NavRouteClear', Route: [] });
    expect(readFileSync(path.join(stage.directory, 'NavRoute.json'), 'utf8')).toBe(
      `{ "timestamp":"${String(timestamp)}", "event":"NavRouteClear", "Route":[ \r\n\r\n ] }\r\n`,
    );
    expect(stage.companion('Status')).not.toHaveProperty('Destination');
  });
});
