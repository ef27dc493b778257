import { describe, expect, it } from 'vitest';
import { encodeFlags, encodeFlags2, type Flag2Name, type FlagName } from '../../../interface/flag-tables.js';
import { type HazardInput, hazardNews, nothingSaid } from './hazard-news.js';

describe('hazards', () => {
  it('are said once when they come on', () => {
    expect(heard([calm, danger, danger, danger])).toEqual([[], ['In danger'], [], []]);
  });

  it('are said again when they come on again, but not at once', () => {
    expect(heard([calm, danger, calm, { ...danger, now: 5000 }])).toEqual([[], ['In danger'], [], []]);
    expect(heard([calm, danger, calm, { ...danger, now: 30_000 }])).toEqual([[], ['In danger'], [], ['In danger']]);
  });

  it('are no news when they were on before the page was opened', () => {
    expect(heard([danger, danger])).toEqual([[], []]);
  });

  it('are not said while catching up or looking back, nor afterwards if they came on meanwhile', () => {
    const away = { ...danger, kinds: ['UnderAttack'], isLive: false };
    expect(heard([calm, away, danger])).toEqual([[], [], []]);
  });

  it('are those of the ship and of the commander on foot', () => {
    const all = input(
      ['BeingInterdicted', 'LowFuel', 'OverHeating'],
      ['LowOxygen', 'LowHealth', 'VeryHot', 'VeryCold'],
    );
    expect(heard([calm, all])[1]).toEqual([
      'Interdicted',
      'Low fuel',
      'Overheating',
      'Low oxygen',
      'Low health',
      'Very cold',
      'Very hot',
    ]);
  });

  it('are also events, a burst of which is said once', () => {
    const attack = { ...calm, kinds: ['Music', 'UnderAttack', 'UnderAttack', 'toString'] };
    expect(heard([calm, attack, { ...attack, now: 3000 }])).toEqual([[], ['Under attack'], []]);
  });

  it('do not come on because a Status was lost in between', () => {
    expect(heard([danger, { ...danger, status: undefined }, danger])).toEqual([[], [], []]);
  });
});

const calm = input([], []);
const danger = input(['IsInDanger'], []);

function input(on: readonly FlagName[], on2: readonly Flag2Name[]): HazardInput {
  return { status: { Flags: encodeFlags(on), Flags2: encodeFlags2(on2) }, kinds: [], isLive: true, now: 0 };
}

function heard(inputs: readonly HazardInput[]): (readonly string[])[] {
  let memory = nothingSaid;
  return inputs.map((each) => {
    const news = hazardNews(memory, each);
    memory = news.memory;
    return news.words;
  });
}
