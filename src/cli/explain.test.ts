import { describe, expect, it } from 'vitest';
import { shakedown, widest } from '../../test/shakedown.js';
import { allRules, allShapes, allValues, specification } from '../spec/catalogue.js';

const names = [
  ...allShapes(specification),
  ...allValues(specification),
  { name: 'Flags' },
  { name: 'Flags2' },
  ...allRules(specification).map(({ rule }) => ({ name: rule.id })),
].map(({ name }) => name);

describe('shakedown explain', () => {
  it.each(names)('%s fits on 80 columns in either dialect', async (name) => {
    for (const dialect of ['spec', 'game']) {
      const { code, out } = await shakedown('explain', name, '--dialect', dialect);
      expect(code).toBe(0);
      expect(widest(out)).toBeLessThanOrEqual(80);
    }
  });

  it.each([
    ['FSDJmp', "nothing is named 'FSDJmp': did you mean 'FSDJump'?"],
    ['Status.Flag', "Status has no field 'Flag': did you mean 'Status.Flags'?"],
    ['Status.jsn', "Status has no field 'jsn': did you mean 'Status.json'?"],
    ['StationServce', "nothing is named 'StationServce': did you mean 'StationService'?"],
    ['docked/wantd', "nothing is named 'docked/wantd': did you mean 'docked/wanted'?"],
    ['FSDJump.', "no field is named after the dot of 'FSDJump.': did you mean 'FSDJump'?"],
    ['', 'the name is empty; shakedown list kinds tells the kinds'],
  ])('%j is answered with the nearest name', async (name, sentence) => {
    expect(await shakedown('explain', name)).toEqual({ code: 2, out: '', err: `shakedown: ${sentence}` });
  });

  it.each([
    ['Status.json', 'Status'],
    ['NavRoute.json', 'NavRoute'],
    ['ModulesInfo.json', 'ModuleInfo'],
    ['FSDJump.Factions[0].Name', 'FSDJump.Factions.Name'],
  ])('%s is the page of %s', async (name, same) => {
    expect(await shakedown('explain', name)).toEqual(await shakedown('explain', same));
  });

  it.each(['FSDJump', 'FSDJump.ThargoidWar', 'ThargoidWar', 'ThargoidWar.CurrentState'])(
    '%s tells that the live game may leave a war state empty',
    async (name) => {
      const { out } = await shakedown('explain', name);
      expect(out).toContain('ThargoidWar.CurrentState');
      expect(out).toContain('Also "", "Unknown".');
    },
  );

  it('shows a rule with its examples', async () => {
    const { out } = await shakedown('explain', 'docked/wanted');
    expect(out).toContain('docked/wanted  rule of Docked, warning\n');
    expect(out).toContain('Good\n  {"Wanted":true}');
    expect(out).toContain('Bad\n  {"Wanted":false}');
  });

  it('tells which rules hold only in a file beside the journal', async () => {
    expect((await shakedown('explain', 'NavRoute')).out).toContain('  companion/route error, in NavRoute.json\n');
    expect((await shakedown('explain', 'companion/route')).out).toContain('rule of NavRoute.json, error\n');
  });

  it('tells of a rule that the live game made pointless, also in its dialect', async () => {
    const { code, out } = await shakedown('explain', 'docked/station-economy', '--dialect', 'game');
    expect(code).toBe(0);
    expect(out).toContain('In the live game\n');
  });

  it('lists the values of the dialect', async () => {
    const listed = async (dialect: string) => {
      const { out } = await shakedown('explain', 'Docked.StationServices', '--dialect', dialect, '--format', 'json');
      return (JSON.parse(out) as { values: { list: { value: string }[] } }).values.list.map(({ value }) => value);
    };
    expect(await listed('spec')).not.toContain('dock');
    expect(await listed('game')).toEqual(expect.arrayContaining(['Dock', 'dock']));
  });

  it('colours only when asked', async () => {
    expect((await shakedown('explain', 'Missions')).out).not.toContain('\u001B[');
    expect((await shakedown('--color', 'explain', 'Missions')).out).toContain('\u001B[');
  });
});

describe('shakedown explain with a value', () => {
  it('decodes flags', async () => {
    const { out } = await shakedown('explain', 'Status.Flags', '16842765');
    expect(out).toContain('  16  FsdMassLocked');
    expect(out).not.toContain('Landed ');
  });

  it.each([
    [['Docked.StationServices', 'Refuel'], '"Refuel" is a value of StationService.'],
    [['Docked.StationServices', 'livery'], '"livery" is a value of StationService, since version 3.7.'],
    [
      ['Docked.StationServices', 'Refual'],
      '"Refual" is no StationService; the nearest is "Refuel". The list is closed',
    ],
    [['StationService', 'Refual'], '"Refual" is no StationService; the nearest is "Refuel".'],
    [['Docked.StationServices', 'dock'], 'Yet the live game writes it. Since 2020'],
    [['Docked.StationServices', 'dock', '--dialect', 'game'], '"dock" is a value of StationService. Since 2020'],
    [['Status.LegalState', 'Clen'], '"Clen" is no LegalStateName; the nearest is "Clean". The list is open'],
    [['Faction.Happiness_Localised', 'Froh', '--dialect', 'game'], 'Yet the live game writes it. The word is in'],
    [['Status.GuiFocus', '6'], '6 is GalaxyMap'],
    [['Status.GuiFocus', '66'], '66 is no GuiFocus. The list is closed'],
    [['Docked.StationServices', '\u001B[31m\u009B'], '"\\u001b[31m\\u009b" is no StationService.'],
  ])('%j is an answer', async (words, sentence) => {
    const { code, out, err } = await shakedown('explain', ...words);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.replaceAll('\n', ' ')).toContain(sentence);
    expect(widest(out)).toBeLessThanOrEqual(80);
  });

  it.each([
    [['Status.Flags', 'many'], "'many' is no bit set: Status.Flags is an integer from 0 to 4294967295"],
    [['Status.GuiFocus', 'map'], "'map' is no value of Status.GuiFocus, which is an integer"],
    [['FSDJump.StarSystem', 'Sol'], "FSDJump.StarSystem has neither bits nor a list of values to decode 'Sol' with"],
    [['docked/wanted', 'true'], "docked/wanted is a rule and has no value 'true'"],
  ])('%j has no answer', async (words, sentence) => {
    expect(await shakedown('explain', ...words)).toEqual({ code: 2, out: '', err: `shakedown: ${sentence}` });
  });

  it.each([
    ['Refual', { value: 'Refual', known: false, list: 'StationService', closed: true, nearest: 'Refuel' }],
    ['dock', { value: 'dock', known: false, inGame: expect.stringContaining('lower case') as string }],
    ['\u009B', { value: '\u009B', known: false }],
  ])('%j gives the same facts as JSON', async (value, facts) => {
    const { out } = await shakedown('explain', 'Docked.StationServices', value, '--format', 'json');
    expect(JSON.parse(out)).toMatchObject({ path: 'Docked.StationServices', decoded: facts });
    expect(out).not.toContain('\u009B');
  });
});
