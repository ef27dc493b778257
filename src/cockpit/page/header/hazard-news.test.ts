import { describe, expect, it } from 'vitest';
import { encodeFlags, encodeFlags2, type Flag2Name, type FlagName } from '../../../interface/flag-tables.js';
import { type HazardInput, hazardNews, nothingSaid } from './hazard-news.js';

describe('hazards', () => {
  it('are announced once when they start', () => {
    expect(announced([calm, danger, danger, danger])).toEqual([[], ['In danger'], [], []]);
  });

  it('are announced again when they start again, but not at once', () => {
    expect(announced([calm, danger, calm, { ...danger, now: 5000 }])).toEqual([[], ['In danger'], [], []]);
    expect(announced([calm, danger, calm, { ...danger, now: 30_000 }])).toEqual([[], ['In danger'], [], ['In danger']]);
  });

  it('are not announced if they were there before the page was opened', () => {
    expect(announced([danger, danger])).toEqual([[], []]);
  });

  it('are not announced while catching up or looking back, nor afterwards', () => {
    const away = { ...danger, kinds: ['UnderAttack'], isLive: false };
    expect(announced([calm, away, danger])).toEqual([[], [], []]);
  });

  it('are those of the ship and of the commander on foot', () => {
    const all = input(
      ['BeingInterdicted', 'LowFuel', 'OverHeating'],
      ['LowOxygen', 'LowHealth', 'VeryHot', 'VeryCold'],
    );
    expect(announced([calm, all])[1]).toEqual([
      'Interdicted',
      'Low fuel',
      'Overheating',
      'Low oxygen',
      'Low health',
      'Very cold',
      'Very hot',
    ]);
  });

  it('include events, a burst of which is announced once', () => {
    const attack = { ...calm, kinds: ['Music', 'UnderAttack', 'UnderAttack', 'toString'] };
    expect(announced([calm, attack, { ...attack, now: 3000 }])).toEqual([[], ['Under attack'], []]);
  });

  it('do not start again because a Status is missing in between', () => {
    expect(announced([danger, { ...danger, status: undefined }, danger])).toEqual([[], [], []]);
  });
});

const calm = input([], []);
const danger = input(['IsInDanger'], []);

function input(on: readonly FlagName[], on2: readonly Flag2Name[]): HazardInput {
  return { status: { Flags: encodeFlags(on), Flags2: encodeFlags2(on2) }, kinds: [], isLive: true, now: 0 };
}

function announced(inputs: readonly HazardInput[]): (readonly string[])[] {
  let memory = nothingSaid;
  return inputs.map((each) => {
    const news = hazardNews(memory, each);
    memory = news.memory;
    return news.words;
  });
}
