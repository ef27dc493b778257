/** The settings of a situation hold when it is reached, and everything after agrees. */
import { describe, expect, it } from 'vitest';
import { dialectNames } from '../../src/interface/dialect/dialects.js';
import { openStage } from '../../src/stage/open-stage.js';
import { complaintsAbout } from './complaints.js';

const start = new Date('2026-11-14T20:41:00Z');

describe.each(dialectNames)('settings, in the dialect %s,', (dialect) => {
  it('hold, without findings', async () => {
    await using stage = await openStage({ seed: 1, dialect, start });
    const { state: docked, events } = await stage.trigger('dock', { station: 'Jameson Memorial', legal: 'Wanted' });
    expect(docked).toMatchObject({ station: { name: 'Jameson Memorial' }, commander: { legal: 'Wanted' } });
    expect(events.findLast(({ event }) => event === 'Docked')).toMatchObject({
      StationName: 'Jameson Memorial',
      Wanted: true,
    });

    const { state: low } = await stage.trigger('low-fuel', { fuel: '15%' });
    expect(low.ship.fuel.main / low.ship.fuel.capacity).toBeCloseTo(0.15, 1);
    expect(low.flags).toContain('LowFuel');

    const { state: moon } = await stage.trigger('glide', { body: 'Moon' });
    expect(moon).toMatchObject({ system: { name: 'Sol' }, surface: { body: 'Moon' } });

    const { state: laden } = await stage.trigger('supercruise', { cargo: 'gold=3, drones=2', credits: 1234 });
    expect(laden).toMatchObject({ ship: { cargo: { gold: 3, drones: 2 } }, commander: { credits: 1234 } });

    const { events: jumped } = await stage.trigger('jump', { system: 'Deciat', legal: 'Wanted' });
    expect(jumped.findLast(({ event }) => event === 'FSDJump')).toMatchObject({ StarSystem: 'Deciat', Wanted: true });

    const { events: boosted } = await stage.trigger('jump-boosted', { boost: 'premium' });
    expect(boosted.findLast(({ event }) => event === 'FSDJump')).toMatchObject({ BoostUsed: 3 });

    await stage.trigger('route-long', { stops: 70 });
    expect(stage.state.route.length).toBeGreaterThanOrEqual(69);

    const { events: contested } = await stage.trigger('powerplay-contested', { power: 'Aisling Duval', system: 'Sol' });
    expect(contested.findLast(({ event }) => event === 'FSDJump')).toMatchObject({
      StarSystem: 'Sol',
      PowerplayState: 'Contested',
      Powers: expect.arrayContaining(['Aisling Duval']),
    });

    const { state: cold } = await stage.trigger('too-cold', { temperature: 60 });
    expect(cold.flags2).toEqual(expect.arrayContaining(['Cold', 'VeryCold']));
    stage.end();
    expect(await complaintsAbout(stage.directory, dialect)).toEqual([]);
  });
});
