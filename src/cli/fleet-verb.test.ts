import { describe, expect, it } from 'vitest';
import { shakedown, widest } from '../../test/shakedown.js';

/** As the help of the fleet lists them. */
const verbs = Array.from(
  (await shakedown('fleet', '--help')).out.matchAll(/^ {2}(\w+) {2,}/gm),
  ([, name = '']) => name,
);

describe('shakedown fleet', () => {
  it('has verbs of its own, each with a help on 80 columns', async () => {
    expect(verbs).toContain('status');
    expect(verbs).not.toContain('help');
    for (const verb of verbs) {
      const help = await shakedown('fleet', verb, '--help');
      expect(help).toEqual(await shakedown('help', 'fleet', verb));
      expect(help.code).toBe(0);
      expect(help.out).toContain(`Usage: shakedown fleet ${verb}`);
      expect(help.out).toContain('--server <url>');
      expect(help.out).toContain('Exit codes: ');
      expect(widest(help.out)).toBeLessThanOrEqual(80);
    }
  });

  it('shows the whole workflow on 80 columns, with existing commands', async () => {
    const { out } = await shakedown('fleet', '--help');
    expect(widest(out)).toBeLessThanOrEqual(80);
    const shown = Array.from(out.matchAll(/^ {2}shakedown fleet (\w+)/gm), ([, verb]) => verb);
    expect(new Set(shown)).toEqual(new Set(verbs.filter((verb) => verb !== 'mirror')));
  });

  it('alone shows its help, as a mistake', async () => {
    const { code, err } = await shakedown('fleet');
    expect(code).toBe(2);
    expect(err).toContain('Usage: shakedown fleet');
  });

  it.each([
    [['fleet', 'stauts'], "unknown command 'stauts': did you mean 'status'?"],
    [['help', 'fleet', 'stauts'], "unknown command 'stauts': did you mean 'status'?"],
    [['help', 'check', 'status'], "'check' has no commands of its own"],
    [
      ['fleet', 'status', '--sever', 'x'],
      "there is no option '--sever': did you mean '--server'?\n(see shakedown fleet status --help)",
    ],
    [['fleet', 'status', '--every', 'often'], "'often' is not a duration: write 90s, 10m, 1h30m or 2d"],
    [
      ['fleet', 'status', '--stream', 'a b'],
      "'a b' is not the name of a stream: write up to 64 letters, digits, - and _",
    ],
  ])('%j is answered with a sentence and exit code 2', async (words, sentence) => {
    expect(await shakedown(...words)).toEqual({ code: 2, out: '', err: `shakedown: ${sentence}` });
  });

  it.each([
    [['fleet', 'st'], ['status']],
    [['fleet', ''], verbs],
    [
      ['fleet', 'status', '--tls-c'],
      ['--tls-ca', '--tls-cert'],
    ],
    [
      ['fleet', 'status', '--format', ''],
      ['pretty', 'json'],
    ],
    [['fleet', 'status', '--creds', ''], [':files']],
    [['fleet', 'status', ''], []],
  ])('Tab after %j offers %j', async (words, offered) => {
    const { out } = await shakedown('complete', '--', ...words);
    expect(out.split('\n').flatMap((line) => line.split('\t')[0] || [])).toEqual(offered);
  });
});
