import { describe, expect, it } from 'vitest';
import { missionTable } from '../../game/mission-table.js';
import { Random } from '../random.js';
import { type MissionOffer, missionDetails, missionTitle } from './mission-details.js';
import { missionAcceptedFields, missionCompletedFields } from './mission-fields.js';
import { takeMission } from './mission-offers.js';
import type { Mission } from './taken-missions.js';

const place = { system: 'Wolf 359', address: 7, station: 'Cayley Enterprise', faction: 'Wolf 359 Blue Boys' };
const offer: MissionOffer = {
  faction: 'Mother Gaia',
  source: { system: 'Sol', address: 1, station: 'Galileo' },
  elsewhere: place,
  settlement: place,
  pirates: place,
  room: 100,
  berths: 8,
  onFoot: true,
  canFight: true,
  canMine: true,
  credits: 1e9,
};

const taken = (task: Mission['task'], seed = 3) =>
  takeMission([], new Random(seed), 1_800_000_000, offer, task) as Mission;

describe('missions', () => {
  it('have several titles, complete with what they are about', () => {
    const titles = missionTable.flatMap(([name, task]) =>
      [1, 2, 3, 4, 5, 6].map((seed) => {
        const random = new Random(seed);
        return missionTitle(name, missionDetails(task, random, offer), offer, random);
      }),
    );
    expect(titles.filter((title) => /[{}]|undefined/.test(title))).toEqual([]);
    expect(new Set(titles).size).toBeGreaterThan(100);
    expect(taken('assassination').title).toMatch(/ Known Pirate: \p{Lu}/u);
  });

  it('name goods in the capitals of the game', () => {
    const goods = { type: 'usscargoblackbox', count: 1 };
    expect(missionAcceptedFields({ ...taken('salvage'), goods }, 'game').Commodity).toBe('$USSCargoBlackBox_Name;');
  });

  it('have effects in one wording for each commander, with the placeholders of the game', () => {
    const textFor = (id: string, seed: number) =>
      missionCompletedFields(taken('courier', seed), 'game', { id }).FactionEffects?.[0]?.Effects[0]?.Effect_Localised;
    const texts = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6'].map((id) => textFor(id, 1));
    expect(texts).toEqual(['F1', 'F2', 'F3', 'F4', 'F5', 'F6'].map((id) => textFor(id, 2)));
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) expect(text).toMatch(/\$#MinorFaction;.*\$#System;/);
  });
});
