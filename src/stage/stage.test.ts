import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openStage } from './open.js';

describe('a stage', () => {
  it('stands still after start-up, and docks when it is told to', async () => {
    await using stage = await openStage({ seed: 7, dialect: 'game' });
    expect(stage.state.place).toBe('docked');
    const before = stage.written.length;
    await stage.trigger('supercruise');
    expect(stage.state).toMatchObject({ place: 'supercruise' });
    const { events } = await stage.trigger('dock');
    expect(events.map(({ event }) => event)).toContain('Docked');
    expect(stage.written.length).toBeGreaterThan(before);
    expect(readdirSync(stage.directory)).toContain('Status.json');
  });
});
