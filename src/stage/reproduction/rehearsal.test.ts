import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { startStage } from '../open-stage.js';
import type { RunningStage } from '../running-stage.js';
import type { Clock } from '../time/wall-clock.js';

const start = new Date('2026-11-14T20:41:00Z');
const { signal: never } = new AbortController();

/** Real time set by the test: nothing happens by the clock until a request catches up with it. */
function setClock() {
  const time = { now: start.getTime() };
  const sleep: Clock['sleep'] = async (_, signal) =>
    new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  const clock: Clock = { now: () => time.now, sleep };
  return { time, clock };
}

function contents({ directory }: RunningStage): string[] {
  return readdirSync(directory).map((name) => `${name} ${readFileSync(path.join(directory, name), 'utf8')}`);
}

describe('a rehearsal', () => {
  it('predicts line by line what the trigger writes, and writes nothing itself', async () => {
    await using stage = await startStage({ seed: 7, start, dialect: 'game', plan: 'tour' });
    await stage.advance(stage.now + 1_800_000);
    await stage.trigger('land');
    await stage.inject({ event: 'ReceiveText', From: '', Message: 'o7', Channel: 'local' });
    stage.fault('torn-line');
    const before = contents(stage);
    const reproduction = stage.reproduction;
    const rehearsed = await stage.preview('dock', { legal: 'Wanted' }, never);
    expect(contents(stage)).toEqual(before);
    expect(stage.reproduction).toBe(reproduction);
    const { events, state } = await stage.trigger('dock', { legal: 'Wanted' });
    expect(rehearsed.events.map(({ event }) => event)).toContain('Docked');
    expect(rehearsed.events).toEqual(events);
    expect(rehearsed.state).toEqual(state);
  });

  it('takes place at the time up to which the session was played', async () => {
    const { time, clock } = setClock();
    await using stage = await startStage({ seed: 7, start, dialect: 'game', plan: 'tour', wall: clock, playing: true });
    time.now += 1_200_000;
    const { events } = await stage.preview('supercruise', {}, never);
    expect(events).toEqual(stage.triggerNow('supercruise').events);
  });

  it('refuses what the trigger would refuse', async () => {
    await using stage = await startStage({ seed: 7, start });
    await expect(stage.preview('dock', { station: 'Nowhere' }, never)).rejects.toThrow("'Nowhere'");
    stage.end();
    await expect(stage.preview('dock', {}, never)).rejects.toThrow('the session has ended');
  });

  it('ends when it is aborted', async () => {
    await using stage = await startStage({ seed: 7, start, plan: 'tour' });
    await stage.advance(stage.now + 6 * 3_600_000);
    await expect(stage.preview('dock', {}, AbortSignal.abort())).rejects.toThrow('aborted');
  });
});

describe('the reproduction of a session that was played and paused', () => {
  it('says how far it was played', async () => {
    const { time, clock } = setClock();
    await using stage = await startStage({ seed: 7, start, wall: clock, playing: true });
    time.now += 600_000;
    stage.pause();
    stage.triggerNow('dock');
    expect(stage.reproduction).toContain('- leap: 2026-11-14T20:51:00Z\n    - dock');
  });
});
