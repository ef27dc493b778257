import { describe, expect, it } from 'vitest';
import { inProject } from '../../test/checked-project.js';
import { shakedown, widest } from '../../test/shakedown.js';

const hint = (verb: string) => `\n(see shakedown ${verb}--help)`;

/** As the help of the program lists them. */
const verbs = Array.from((await shakedown('help', '--all')).out.matchAll(/^ {2}(\w+) {2,}/gm), ([, verb = '']) => verb);

inProject();

describe('shakedown', () => {
  it('lists its verbs and hides what only completion scripts call', () => {
    expect(verbs).toContain('stage');
    expect(verbs).toContain('help');
    expect(verbs).not.toContain('complete');
  });

  it('shows what it can do when it is asked', async () => {
    const { code, out } = await shakedown('--help');
    expect(code).toBe(0);
    expect(out).toContain('explain');
    expect(out.match(/^ {2}\w+ {2,}/gm)?.length).toBeLessThanOrEqual(24);
    expect(out).not.toContain('completion');
  });

  it('prints its version', async () => {
    expect(await shakedown('--version')).toEqual({ code: 0, out: '1.2.3', err: '' });
  });

  it.each([
    [['lst'], "unknown command 'lst': did you mean 'list'?"],
    [['dance'], `unknown command 'dance'; known: ${verbs.join(', ')}`],
    [['help', 'explian'], "unknown command 'explian': did you mean 'explain'?"],
    [['help', 'foo'], `unknown command 'foo'; known: ${verbs.join(', ')}`],
    [['list', 'kindz'], "there is no list named 'kindz': did you mean 'kinds'?"],
    [
      ['list', 'weather'],
      "there is no list named 'weather'; known: kinds, rules, situations, scenarios, settings, faults, plans, systems, stations, knowledge",
    ],
    [['list', 'kinds', 'and', 'more'], `'list' takes 1 argument, but was given 3${hint('list ')}`],
    [['list', 'kinds', '--format', 'jsn'], "unknown format 'jsn': did you mean 'json'?"],
    [['list', 'kinds', '--format'], `the option '--format <name>' needs a value${hint('list ')}`],
    [['explain'], `the argument 'name' is missing${hint('explain ')}`],
    [['schema', '--otu', 'x'], `there is no option '--otu': did you mean '--out'?${hint('schema ')}`],
    [
      ['stage', '--with', 'capi', '--carrier-lag', '21'],
      '--carrier-lag must be a number of minutes from 22 to 69, not 21',
    ],
    [['schema', '--dialect', 'gaem'], "unknown dialect 'gaem': did you mean 'game'?"],
    [['schema', '--dialect', 'klingon'], "unknown dialect 'klingon'; known: game, spec"],
  ])('%j is answered with a sentence and exit code 2', async (words, sentence) => {
    expect(await shakedown(...words)).toEqual({ code: 2, out: '', err: `shakedown: ${sentence}` });
  });

  it.each([
    [['\u001Blist'], "unknown command '\\u001blist': did you mean 'list'?"],
    [['list', 'kinds\n'], "there is no list named 'kinds\\n': did you mean 'kinds'?"],
    [['explain', 'FSD\u009BJump'], "nothing is named 'FSD\\u009bJump': did you mean 'FSDJump'?"],
    [['list', '--\u0007'], `there is no option '--\\u0007'${hint('list ')}`],
  ])('%j is never echoed raw', async (words, sentence) => {
    expect(await shakedown(...words)).toEqual({ code: 2, out: '', err: `shakedown: ${sentence}` });
  });
});

describe('shakedown help', () => {
  it('says the same as the option', async () => {
    expect(await shakedown('help')).toEqual(await shakedown('--help'));
    expect(await shakedown('help', 'explain')).toEqual(await shakedown('explain', '--help'));
  });

  it.each(['simulate', 'stage'])('shows the options of %s that are rarely needed on request only', async (verb) => {
    const { out } = await shakedown(verb, '--help');
    expect(out).toContain('--seed');
    expect(out).not.toContain('--tls-key');
    expect(out).toContain(`shakedown ${verb} --help --all`);
    const all = await shakedown(verb, '--help', '--all');
    expect(all.out).toMatch(/Rarely needed:(\n .*)+--tls-key/);
    expect(await shakedown('help', '--all', verb)).toEqual(all);
    expect(widest(all.out)).toBeLessThanOrEqual(80);
  });

  it.each(verbs)('prints the help of %s on 80 columns', async (verb) => {
    const { code, out } = await shakedown('help', verb);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: shakedown ${verb}`);
    expect(widest(out)).toBeLessThanOrEqual(80);
  });

  it.each(['eddn', 'scenario', 'trials'])('prints the help of each verb of %s on 80 columns', async (group) => {
    const { out } = await shakedown(group, '--help');
    const [, commands = ''] = out.split('Commands:');
    const names = Array.from(commands.matchAll(/^ {2}(\w+) {2,}/gm), ([, name = '']) => name);
    expect(names.length).toBeGreaterThan(1);
    const widths = names.map(async (name) => widest((await shakedown(group, name, '--help')).out));
    expect(Math.max(...(await Promise.all(widths)))).toBeLessThanOrEqual(80);
  });
});
