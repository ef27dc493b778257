import { describe, expect, it } from 'vitest';
import { shakedown, widest } from '../../test/shakedown.js';
import { oneIn } from '../../test/thorough.js';
import { ruleCatalogue, ruleIds } from '../check/rules/rule-catalogue.js';
import { dialects } from '../interface/dialect/dialects.js';
import { allShapes, allValues, specification } from '../interface/kind-catalogue.js';

const names = [
  ...allShapes(dialects.game),
  ...allValues(specification),
  { name: 'Flags' },
  { name: 'Flags2' },
  ...ruleIds.map((name) => ({ name })),
].map(({ name }) => name);

describe('shakedown explain', () => {
  it.each(oneIn(50, names))('%s fits on 80 columns in either dialect', async (name) => {
    for (const dialect of ['spec', 'game']) {
      const { code, out } = await shakedown('explain', name, '--dialect', dialect);
      expect(code).toBe(0);
      expect(widest(out)).toBeLessThanOrEqual(80);
    }
  });

  it('shows and takes an empty name as ""', async () => {
    expect((await shakedown('explain', 'CarrierNameChange')).out).toMatch(/^ {2}"" +string/m);
    expect((await shakedown('explain', 'CarrierNameChange.""')).out).toContain('Type of carrier');
  });

  it.each([
    ['FSDJmp', "nothing is named 'FSDJmp': did you mean 'FSDJump'?"],
    ['Status.Flag', "Status has no field 'Flag': did you mean 'Status.Flags'?"],
    ['Status.jsn', "Status has no field 'jsn': did you mean 'Status.json'?"],
    ['StationServce', "nothing is named 'StationServce': did you mean 'StationService'?"],
    ['docked/wantd', "nothing is named 'docked/wantd': did you mean 'docked/wanted'?"],
    ['FSDJump.', "there is no field name after the dot in 'FSDJump.': did you mean 'FSDJump'?"],
    ['jump/distanc', "nothing is named 'jump/distanc': did you mean 'jump/distance'?"],
    ['line/jsn', "nothing is named 'line/jsn': did you mean 'line/json'?"],
    ['feild/*', "nothing is named 'feild/*': did you mean 'field'?"],
    ['Loadot', "nothing is named 'Loadot': did you mean 'Loadout'?"],
    ['Loadout.Modle', "Loadout has no field 'Modle': did you mean 'Loadout.Modules'?"],
    ['Scn', "nothing is named 'Scn': did you mean 'Scan'?"],
    ['Scan.WasDiscoverd', "Scan has no field 'WasDiscoverd': did you mean 'Scan.WasDiscovered'?"],
    ['ColonisationContribtion', "nothing is named 'ColonisationContribtion': did you mean 'ColonisationContribution'?"],
    ['Dockd', "nothing is named 'Dockd': did you mean 'Docked'?"],
    ['\u001B[2J', "nothing is named '\\u001b[2J'; shakedown list shows what there is"],
    ['', 'the name is empty; shakedown list shows what there is'],
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

  it.each([
    ['Loadout', 'It is outside the specification, and known from'],
    ['Scan', 'known from 69,968 real lines.'],
    ['Scan.WasDiscovered', "Seen in 69,968 lines, since 3.4 (2019-04; Frontier's manual 25)."],
    [
      'Scan.WasFootfalled',
      'In 21 % of the events; seen in about 14,553 lines, since 4.2.1.0 (2025-09-29; real lines, 16,115 lines with it, 55,656 lines before without).',
    ],
    ['Scan.Rings.MassMT', 'Seen in about 6,087 lines.'],
    ['SquadronCreated', 'It is declared only'],
    ['SurfaceMaterial.Name_Localised', 'Declared only.'],
  ])('%s says how well it is known', async (name, sentence) => {
    const { code, out } = await shakedown('explain', name);
    expect(code).toBe(0);
    expect(out.replaceAll('\n', ' ')).toContain(sentence);
  });

  it.each([
    ['Scan', { is: 'kind', group: 'exploration', evidence: { grade: 'observed', lines: 69_968 } }],
    ['Scan.WasFootfalled', { evidence: { grade: 'observed', since: '4.2.1.0' }, share: 0.208 }],
    ['Ring', { is: 'shape', evidence: { grade: 'observed', lines: 6_087 } }],
    ['Location.Factions', { is: 'field', evidence: { grade: 'observed' } }],
    ['FSDJump', { evidence: { grade: 'specified' } }],
    ['Faction', { evidence: { grade: 'specified' } }],
  ])('%s says it as JSON, too', async (name, facts) => {
    const { out } = await shakedown('explain', name, '--format', 'json');
    expect(JSON.parse(out)).toMatchObject({ path: name, ...facts });
  });

  it('shows of each field of a kind how often it is there, and since when', async () => {
    const { out } = await shakedown('explain', 'Scan');
    expect(out).toMatch(/^ {2}WasDiscovered +boolean, since 3\.4 · /m);
    expect(out).toMatch(/^ {2}WasFootfalled +boolean, 21 %, since 4\.2\.1\.0 · /m);
  });

  it('shows only what a version of the game wrote', async () => {
    const docked = async (version: string) => (await shakedown('explain', 'Docked', '--game-version', version)).out;
    expect(await docked('3.7')).toMatch(/^ {2}MarketID /m);
    expect(await docked('3.7')).not.toMatch(/^ {2}(?:Taxi|Security) /m);
    expect(await docked('2.2')).toMatch(/^ {2}Security /m);
    expect(await docked('2.2')).not.toMatch(/^ {2}MarketID /m);
    expect(await docked('Fleet Carriers Update - Patch 11')).toBe(await docked('3.7'));
  });

  it.each([
    ['Docked.Taxi', '3.7', "'3.7' has no Docked.Taxi: it is written since 4.0 (2021-05-19; "],
    ['CarrierJump', '2.4', "'2.4' has no CarrierJump: it is written since 3.7 (2020-06; "],
    ['Docked', 'Odyssey', "'Odyssey' is not a version of the game"],
  ])('says that %s is not in version %s', async (name, version, sentence) => {
    const { code, err } = await shakedown('explain', name, '--game-version', version);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(sentence) as string });
  });

  it('shows the fields of a name before a kind of which only the name is known', async () => {
    const { out } = await shakedown('explain', 'MarketID');
    expect(out).toMatch(/^MarketID +\d+ fields\n[\s\S]*\nMarketID +kind/);
  });

  it('tells values that were seen from those that others have declared', async () => {
    const { out } = await shakedown('explain', 'CrimeType');
    expect(out).toMatch(/"assault"[\s\S]*declared only: "disobeyPolice"/);
    const { out: decoded } = await shakedown('explain', 'CrimeType', 'piracy');
    expect(decoded).toContain('only other lists name');
  });

  it.each(['FSDJump', 'Faction', 'LandingPads'])('%s is not said to be outside', async (name) => {
    expect((await shakedown('explain', name, '--dialect', 'game')).out).not.toContain('outside');
  });

  it('shows a rule with its examples', async () => {
    const { out } = await shakedown('explain', 'docked/wanted');
    expect(out).toContain('docked/wanted  rule of Docked, warning\n');
    expect(out).toContain('Good\n  { "Wanted":true }');
    expect(out).toContain('Bad\n  { "Wanted":false }');
  });

  it('shows the files of a rule across files, and where a field breaks its rule', async () => {
    const { out: session } = await shakedown('explain', 'status/docked');
    expect(session).toContain('status/docked  session rule, warning\n');
    expect(session).toMatch(/Good\n {2}Journal\.\S+\.log\n {4}{ "timestamp":"[^\n]+\n {2}Status\.json\n {4}{/);
    const { out: field } = await shakedown('explain', 'field/range');
    expect(field).toContain('  (reported at /Flags)\n');
  });

  it('escapes what is invisible, and shortens what is too long to read', async () => {
    expect((await shakedown('explain', 'line/nul')).out).toContain('  \\u0000\\u0000\\u0000\\u0000{ "timestamp"');
    expect((await shakedown('explain', 'line/byte-order-mark')).out).toContain('  \\ufeff{ "timestamp"');
    expect((await shakedown('explain', 'event/many')).out).toContain('…1,000×… 7 ]');
    expect((await shakedown('explain', 'line/end')).out).toContain('  (the last line has no line end)\n');
  });

  it.each(oneIn(8, ruleIds))('%s says how to switch it off', async (id) => {
    const words = (await shakedown('explain', id)).out.replaceAll(/\s+/g, ' ');
    expect(words).toContain(`shakedown check --ignore ${id} `);
    expect(words).toContain(`{ "rules": { "${id}": "off" } } in shakedown.config.json`);
  });

  it.each(oneIn(8, ruleCatalogue))('$id is the same as JSON', async ({ id, group, severity, says, reason, bad }) => {
    const { code, out } = await shakedown('explain', id, '--format', 'json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ path: id, is: 'rule', group, severity, about: says, reason });
    expect(JSON.parse(out)).toHaveProperty('bad.is', bad.is);
  });

  it.each(['jump', 'jump/', 'jump/*'])('%s lists the rules of that name', async (name) => {
    const { code, out } = await shakedown('explain', name);
    expect(code).toBe(0);
    const rules = ruleCatalogue.filter(({ id }) => id.startsWith('jump/')).map(({ id }) => ({ id }));
    expect(out).toMatch(new RegExp(String.raw`^jump/\* {2}${rules.length} rules\n`));
    expect(out).toContain('\n  jump/distance  warning  JumpDist is');
    const { out: json } = await shakedown('explain', name, '--format', 'json');
    expect(JSON.parse(json)).toMatchObject({ path: 'jump/*', rules });
  });

  it('points to a kind that is named like a group of rules', async () => {
    expect((await shakedown('explain', 'docked')).out).toContain('For Docked itself: shakedown explain Docked');
    expect((await shakedown('explain', 'jump')).out).not.toContain('itself');
  });

  it('says which rules hold only in a file beside the journal', async () => {
    expect((await shakedown('explain', 'NavRoute')).out).toContain('  companion/route error, in NavRoute.json\n');
    expect((await shakedown('explain', 'companion/route')).out).toContain('rule of NavRoute.json, error\n');
  });

  it('explains a rule that the live game made pointless, also in its dialect', async () => {
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

  it('never names another value as the nearest to one that the live game writes', async () => {
    for (const [field, value] of [
      ['FSDJump.SystemSecurity', '$SYSTEM_SECURITY_high;'],
      ['Docked.StationServices', 'dock'],
    ] as const) {
      expect((await shakedown('explain', field, value)).out).not.toContain('nearest');
    }
  });

  it('lists the words of the live game where the specification lists none', async () => {
    expect((await shakedown('explain', 'Faction.Government')).out).toContain('Usually one of GovernmentName.');
    expect((await shakedown('explain', 'GovernmentName')).out).toContain('"Anarchy", "Communism"');
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
    [['Docked.StationServices', 'livery'], '"livery" is a value of StationService, since 3.7.'],
    [
      ['Docked.StationServices', 'Refual'],
      '"Refual" is not a known StationService; the nearest is "Refuel". The list is open',
    ],
    [
      ['StationService', 'Refual', '--dialect', 'spec'],
      '"Refual" is not a valid StationService; the nearest is "Refuel". The list is closed',
    ],
    [['Docked.StationServices', 'dock', '--dialect', 'spec'], 'The live game writes it all the same. Since 2020'],
    [['Docked.StationServices', 'dock'], '"dock" is a value of StationService. Since 2020'],
    [['Status.LegalState', 'Clen'], '"Clen" is not a known LegalStateName; the nearest is "Clean". The list is open'],
    [['Faction.Happiness_Localised', 'Froh'], 'The live game writes it all the same. The word is in'],
    [
      ['Docked.StationType', 'Orbis', '--dialect', 'spec'],
      'The live game writes it all the same. The specification lists only some values',
    ],
    [['FSDJump.SystemGovernment', '$government_Feudal;'], 'is a value of GovernmentToken. The specification lists no'],
    [['GovernmentToken', '$government_Fedual;'], 'the nearest is "$government_Feudal;"'],
    [['Goal.PlayerPercentileBand', '10', '--dialect', 'spec'], 'The live game writes it all the same.'],
    [['Status.GuiFocus', '6'], '6 is GalaxyMap'],
    [['Status.GuiFocus', '66'], '66 is not a known GuiFocus. The list is open'],
    [['Docked.StationServices', '\u001B[31m\u009B'], '"\\u001b[31m\\u009b" is not a known StationService.'],
  ])('%j is an answer', async (words, sentence) => {
    const { code, out, err } = await shakedown('explain', ...words);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.replaceAll('\n', ' ')).toContain(sentence);
    expect(widest(out)).toBeLessThanOrEqual(80);
  });

  it.each([
    [
      ['Status.Flags', 'many'],
      "'many' is not a bit set: Status.Flags is an integer from 0 to 4294967295, in decimal or as 0x1f",
    ],
    [['Status.GuiFocus', 'map'], "'map' is not a value of Status.GuiFocus, which is an integer"],
    [['FSDJump.StarSystem', 'Sol'], "cannot decode 'Sol': FSDJump.StarSystem has neither bits nor a list of values"],
    [['docked/wanted', 'true'], "docked/wanted is a rule and has no value 'true'"],
    [['jump', '3'], "jump/* is a group of rules and has no value '3'"],
  ])('%j has no answer', async (words, sentence) => {
    expect(await shakedown('explain', ...words)).toEqual({ code: 2, out: '', err: `shakedown: ${sentence}` });
  });

  it.each([
    ['Refual', { value: 'Refual', known: false, list: 'StationService', closed: false, nearest: 'Refuel' }],
    ['dock', { value: 'dock', known: true, inGame: expect.stringContaining('lower case') as string }],
    ['\u009B', { value: '\u009B', known: false }],
  ])('%j gives the same facts as JSON', async (value, facts) => {
    const { out } = await shakedown('explain', 'Docked.StationServices', value, '--format', 'json');
    expect(JSON.parse(out)).toMatchObject({ path: 'Docked.StationServices', decoded: facts });
    expect(out).not.toContain('\u009B');
  });
});

describe('a name that is no part of the interface', () => {
  it.each([
    ['dock-wanted', 'situation', 'shakedown trigger dock-wanted'],
    ['fuel', 'setting', '--given fuel='],
    ['torn-line', 'fault', '--fault torn-line'],
    ['explore', 'plan', 'shakedown simulate explore'],
  ])('is explained: %s is a %s', async (name, what, example) => {
    const { code, out } = await shakedown('explain', name);
    expect(code).toBe(0);
    expect(out).toContain(`${name}  ${what}\n`);
    expect(out).toContain(example);
  });

  it('is explained in each of its meanings', async () => {
    const { out } = await shakedown('explain', 'trade');
    expect(out).toMatch(/trade {2}situation\n[\s\S]*trade {2}plan\n/);
  });

  it('has no value, and says so', async () => {
    const { code, err } = await shakedown('explain', 'dock', '5');
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining("no value '5'") as string });
  });

  it('is found near by', async () => {
    expect((await shakedown('explain', 'dokc')).err).toContain("did you mean 'dock'?");
  });
});

describe('a word of the game', () => {
  it.each([
    ['mev_rhino', 'SRV Rhino', 'a vehicle of a ship, in which Status has InSRV', { hold: '72 t' }],
    ['panthermkii', 'Panther Clipper Mk II', 'a ship', { 'in LoadGame': 'PantherMkII' }],
    ['Panther Clipper Mk II', 'Panther Clipper Mk II', 'a ship', { 'in LoadGame': 'PantherMkII' }],
    ['Iridium', 'Iridium', 'a good of the category Metals', { ID: '129046165' }],
    ['$gold_name;', 'Gold', 'a good of the category Metals', { ID: '128049154' }],
    ['LavianBrandy', 'Lavian Brandy', 'a rare good of the category Legal Drugs', { made: 'at the market 128106744' }],
    ['graphene', 'Graphene', 'a micro-resource of the category Component', {}],
    ['int_largebuggybay_size4_class3', 'Large Planetary Vehicle Hangar', 'a module', {}],
  ])('%s is explained', async (name, shown, about, facts) => {
    const { out } = await shakedown('explain', name, '--format', 'json');
    expect(JSON.parse(out)).toMatchObject({ is: 'word', shown, about, facts });
    const page = await shakedown('explain', name);
    expect(page.out).toContain(shown);
    expect(widest(page.out)).toBeLessThanOrEqual(80);
  });

  it('that only lists of values have names the lists', async () => {
    const { out } = await shakedown('explain', 'testbuggy');
    expect(out).toContain('SrvTypeName (the surface vehicles)');
  });

  it('is found near by', async () => {
    expect((await shakedown('explain', 'corsar')).err).toContain("did you mean 'corsair'?");
  });

  it('has no value', async () => {
    expect((await shakedown('explain', 'corsair', '5')).code).toBe(2);
  });
});

describe('a version of the game', () => {
  it('has its build, its first day, and what it brought', async () => {
    const { out } = await shakedown('explain', '4.4.1.1');
    expect(out).toMatch(/played from +2026-09-03\n +build +r332841\/r0/);
    const { out: earlier } = await shakedown('explain', '4.2.1.0');
    expect(earlier).toMatch(/kinds +CancelledSquadronApplication/);
    expect(earlier).toMatch(/fields +Scan\.WasFootfalled/);
    expect((await shakedown('explain', '4.4.1.0')).out).toMatch(/goods +iridium/);
    expect((await shakedown('explain', '4.4.0.0')).out).toMatch(/modules +int_fighterbaymk2_size5_class1/);
    expect((await shakedown('explain', '3.3')).out).toMatch(/words +starsystem \(channel/);
  });

  it('is found near by', async () => {
    expect((await shakedown('explain', '4.4.1.7')).err).toContain("nothing is named '4.4.1.7': did you mean '4.4.1.");
  });
});

describe('a field', () => {
  it('is found whatever the case', async () => {
    const { out } = await shakedown('explain', 'Status.Flags', '1');
    expect((await shakedown('explain', 'status.flags', '1')).out).toBe(out);
    expect((await shakedown('explain', 'STATUS.FLAGS', '0x1')).out).toBe(out);
  });

  it('is found without its kind', async () => {
    const { out } = await shakedown('explain', 'Docked.StationServices', '--dialect', 'spec');
    expect((await shakedown('explain', 'stationservices', '--dialect', 'spec')).out).toBe(out);
  });

  it('is listed with every kind that has it', async () => {
    const { out } = await shakedown('explain', 'MarketID');
    expect(out).toContain('Docked.MarketID');
    expect(out).toContain('StoredModules.MarketID');
  });

  it('of the live game alone is found, too', async () => {
    expect((await shakedown('explain', 'MaxJumpRange')).out).toContain('Loadout.MaxJumpRange');
  });

  it('that several kinds have decodes no value', async () => {
    const { code, err } = await shakedown('explain', 'MarketID', '5');
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('Docked.MarketID') as string });
  });
});

it('reads hexadecimal and binary numbers', async () => {
  const { out } = await shakedown('explain', 'Status.Flags', '16842765');
  expect((await shakedown('explain', 'Status.Flags', '0x101000D')).out).toBe(out);
  expect((await shakedown('explain', 'Status.Flags', '0b1000000010000000000001101')).out).toBe(out);
  expect((await shakedown('explain', 'Status.Flags', '0xg')).code).toBe(2);
});
