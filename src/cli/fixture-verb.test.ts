import { describe, expect, it } from 'vitest';
import { shakedown } from '../../test/shakedown.js';

const made = async (...words: string[]) => (await shakedown('fixture', ...words)).out;

describe('shakedown fixture', () => {
  it('takes members with dots, as text or JSON, and leaves out others', async () => {
    const members = ['StationFaction.Name=A=B', 'StationFaction.FactionState=Boom', 'MarketID=9007199254740993'];
    const line = await made('Docked', ...members, '--without', 'Taxi,Multicrew');
    expect(line).toContain('"StationFaction":{ "Name":"A=B", "FactionState":"Boom" }');
    expect(line).toContain('"MarketID":9007199254740993');
    expect(line).not.toMatch(/Taxi|Multicrew/);
    expect(await made('Status.json', 'Fuel.FuelMain=1.5')).toContain('"Fuel":{ "FuelMain":1.500000, "FuelReservoir"');
  });

  it('names the option that gives what the checker objects to', async () => {
    expect(await shakedown('fixture', 'Docked', 'Wanted=false')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^shakedown: the checker objects to this Docked \(--anyway gives it nevertheless\)\n/),
    });
    expect(await made('Docked', 'Wanted=false', '--anyway')).toContain('"Wanted":false');
  });

  it.each([
    ['Docked --seed 0', '--seed does not apply to a kind: Docked'],
    ['Docked --from-start-up', '--from-start-up does not apply to a kind: Docked'],
    ['dock --without Taxi', '--without does not apply to a situation: dock'],
    ['dock --anyway', '--anyway does not apply to a situation: dock'],
    ['dokc', "there is no kind, file or situation 'dokc': did you mean 'dock'?"],
    ['Docked =A', "'=A' is not a member: write a name and a value, such as StarSystem=Sol"],
    ['Docked __proto__.Taxi=true', "Docked has no member '__proto__'"],
    ['Docked Sol', "'Sol' is not a member: write a name and a value, such as StarSystem=Sol"],
    ['Docked Taxi=maybe', "Docked.Taxi takes true or false, not 'maybe'"],
    ['Docked --game-version 9.9', "'9.9' is newer than"],
  ])('answers %s with a sentence', async (words, sentence) => {
    const { code, err } = await shakedown('fixture', ...words.split(' '));
    expect([code, err.slice(0, 11 + sentence.length)]).toEqual([2, `shakedown: ${sentence}`]);
  });
});
