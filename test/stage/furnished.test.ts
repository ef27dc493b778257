/** Prerequisites of a situation that the ship lacks are obtained first, with the corresponding lines. */
import { describe, expect, it } from 'vitest';
import { fieldOf, type JournalEvent } from '../../src/journal/journal-event.js';
import { startStage } from '../../src/stage/open-stage.js';
import { complaintsAbout } from './complaints.js';

const start = new Date('2026-11-14T20:41:00Z');

/** The events of several situations in a row; the checker accepts all of them. */
async function eventsOf(names: readonly string[], seed: number, ship?: string): Promise<JournalEvent[][]> {
  await using stage = await startStage({ seed, dialect: 'game', start, ...(ship && { given: { ship } }) });
  const events = names.map((name) => [...stage.triggerNow(name).events]);
  stage.end();
  expect(await complaintsAbout(stage.directory, 'game')).toEqual([]);
  return events;
}

function kinds(events: readonly JournalEvent[] | undefined): string[] {
  return (events ?? []).map(({ event }) => event);
}

const emptied = ['modules-stored', 'modules-stored', 'modules-stored', 'fighter'];

describe('a ship whose slots were emptied', () => {
  it.each(['collect-cargo', 'sell-goods', 'buy-limpets', 'eject-cargo', 'carrier-deposit-fuel', 'mission-redirected'])(
    'has a hold when %s needs one',
    async (name) => {
      const written = await eventsOf([...emptied, name], 1, 'krait_light');
      const racks = written.flat().filter((event) => String(fieldOf(event, 'BuyItem')).startsWith('$int_cargorack'));
      expect(racks).not.toEqual([]);
    },
  );

  it('has modules to swap again', async () => {
    const written = await eventsOf([...emptied, 'modules-swapped', 'modules-stored', 'modules-swapped'], 4);
    expect(kinds(written[4])).toContain('ModuleSwap');
    expect(kinds(written[6])).toContain('ModuleSwap');
  });
});

describe('a ship with few slots', () => {
  it('has a rack in place of the SRV bay when goods are bought', async () => {
    const [, written] = await eventsOf(['drive-srv', 'sell-goods'], 1, 'sidewinder');
    expect(kinds(written)).toEqual(expect.arrayContaining(['ModuleBuy', 'MarketBuy']));
  });

  it('gives up what was fitted for something else to have modules to swap', async () => {
    const [, , written] = await eventsOf(['hull-repaired', 'interdict', 'modules-swapped'], 1, 'cobramkiii');
    expect(kinds(written)).toContain('ModuleSwap');
  });
});

it('a full tank is emptied a little, and filled at the same station', async () => {
  const [, , written] = await eventsOf(['construction-depot', 'refuel', 'refuel'], 8, 'diamondbackxl');
  expect(kinds(written).filter((kind) => kind === 'FuelScoop' || kind === 'RefuelAll')).toEqual(['RefuelAll']);
});

it('an engineer is given what they ask for, and raises the commander afterwards', async () => {
  await using stage = await startStage({ seed: 2, dialect: 'game', start });
  const visits = ['Invited', 'Unlocked', undefined].map(() => stage.triggerNow('engineer', { engineer: 'Lei Cheung' }));
  expect(visits.map(({ events }) => events.find(({ event }) => event === 'EngineerProgress'))).toMatchObject([
    { Progress: 'Invited' },
    { Progress: 'Unlocked', Rank: 1 },
    { Rank: 2 },
  ]);
});

it('a commander whose ship has no slot for a fighter bay switches to one that has', async () => {
  const [written] = await eventsOf(['fighter'], 1);
  expect(kinds(written)).toEqual(expect.arrayContaining(['ShipyardSwap', 'LaunchFighter']));
});

it('a ship without anything to rearm gets a weapon first', async () => {
  const [written] = await eventsOf(['rearm'], 3, 'sidewinder');
  expect(kinds(written).filter((kind) => kind === 'ModuleBuy' || kind === 'BuyAmmo')).toEqual(['ModuleBuy', 'BuyAmmo']);
});

it('a weapon for a fight is bought', async () => {
  const [written] = await eventsOf(['bounty-earned'], 1, 'anaconda');
  expect(kinds(written)).toEqual(expect.arrayContaining(['ModuleBuy', 'Bounty']));
});

it('a commander who is wanted pays a fine, too', async () => {
  const [, written] = await eventsOf(['crime-committed', 'pay-fines'], 1);
  expect(kinds(written)).toEqual(expect.arrayContaining(['PayFines', 'PayBounties']));
});

it('a commander on foot boards the ship before looking for something to sell', async () => {
  const [, , written] = await eventsOf(['sell-exploration', 'walk', 'sell-exploration'], 1);
  expect(kinds(written).indexOf('Embark')).toBeLessThan(kinds(written).indexOf('FSDJump'));
  expect(kinds(written)).toContain('MultiSellExplorationData');
});

it('requested goods are paid in full, and nothing is jettisoned at the station', async () => {
  await using stage = await startStage({ seed: 1, dialect: 'game', start, given: { credits: 10, station: 'Galileo' } });
  stage.triggerNow('dock', { cargo: 'gold=2', station: 'Galileo' });
  const { state, events } = stage.triggerNow('dock', { cargo: 'silver=3, tea=1', station: 'Galileo' });
  expect(state.ship.cargo).toEqual({ silver: 3, tea: 1 });
  const bought = events.filter((event) => event.event === 'MarketBuy');
  expect(bought.map(({ Type, Count }) => [Type, Count])).toEqual([
    ['silver', 3],
    ['tea', 1],
  ]);
  expect(kinds(events)).not.toContain('EjectCargo');
  stage.end();
  expect(await complaintsAbout(stage.directory, 'game')).toEqual([]);
});
