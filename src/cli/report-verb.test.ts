import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inProject } from '../../test/checked-project.js';
import { shakedown, start } from '../../test/shakedown.js';

inProject();

const text = (html: string) => html.replaceAll(/<style>.*<\/style>/gs, '').replaceAll(/<[^>]+>/g, ' ');

describe('shakedown report', () => {
  it('says in its help that it writes a file', async () => {
    expect((await shakedown('report', '--help')).out).toMatch(/--out <file> +the page to write/);
  });

  it('writes the story of a journal: figures that its lines add up to', async () => {
    await shakedown(
      'simulate',
      'tour',
      '--seed',
      '3',
      '--for',
      '1h',
      '--out',
      'journals',
      '--start',
      '2026-11-14T20:00:00Z',
    );
    const file = 'journals/Journal.2026-11-14T200000.01.log';
    const journal = readFileSync(file, 'utf8').replaceAll(/"ShipName":"[^"]*"/g, '"ShipName":"Lucky Strike"');
    writeFileSync(file, journal);
    const { code, out, err } = await shakedown('report', 'journals', '--out', 'session.html');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^wrote session\.html \(\d+ kB\), about \d+ lines in 1 journal$/);
    const events = journal
      .trim()
      .split('\r\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const page = readFileSync('session.html', 'utf8');
    const jumps = events.filter(({ event }) => event === 'FSDJump');
    const distance = jumps.reduce((sum, { JumpDist }) => sum + Number(JumpDist), 0);
    expect(text(page)).toMatch(new RegExp(`Jumps\\s+${jumps.length}\\s+Distance\\s+${Math.round(distance)} ly`));
    const name = String(events.find(({ event }) => event === 'Commander')?.['Name']);
    expect(text(page)).toContain(name);
    expect(page).not.toMatch(/<script|https?:\/\/|\ssrc=/);

    await shakedown('report', 'journals', '--out', 'anonymous.html', '--anonymise');
    const anonymous = readFileSync('anonymous.html', 'utf8');
    expect(text(page)).toContain('Lucky Strike');
    for (const secret of [name, 'Lucky Strike', 'journals']) expect(text(anonymous), secret).not.toContain(secret);
    expect(text(anonymous)).toMatch(new RegExp(`Jumps\\s+${jumps.length}\\s`));
  });

  it.each([
    [['report', 'nowhere', '--out', 'x.html'], /there is no file or directory nowhere/],
    [['report', 'nowhere'], /--out names the page to write/],
  ])('refuses %j in a sentence', async (words, sentence) => {
    const { code, err } = await shakedown(...words);
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
  });

  it('writes a page about rubbish, too, and shows its progress on a terminal', async () => {
    mkdirSync('rubbish');
    const bytes = Uint8Array.from({ length: 600_000 }, (_, at) => (at * at * 7 + at) % 256);
    writeFileSync('rubbish/Journal.2026-11-14T200000.01.log', bytes);
    const drawn: string[] = [];
    let time = 0;
    const terminal = { draw: (shown: string) => void drawn.push(shown), now: () => (time += 1000) };
    const { code, out } = await shakedown(terminal, 'report', 'rubbish', '--out', 'page.html');
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('wrote page.html') as string });
    expect(text(readFileSync('page.html', 'utf8'))).toContain('no time is known');
    expect(drawn.join('\n')).toMatch(/% {2}reading[^]*% {2}checking[^]*adding up/);
    expect(drawn.at(-1)).toBe('\r\u001B[2K');
  });

  it('leaves nothing behind if it is interrupted, or if there is nothing to report on', async () => {
    mkdirSync('empty');
    writeFileSync('Journal.2026-11-14T200000.01.log', '{ "timestamp":"2026-11-14T20:00:00Z", "event":"Shutdown" }\r\n');
    const running = start('report', '.', '--out', 'page.html');
    expect(await running.interrupt()).toBe(130);
    const { code, err } = await shakedown('report', 'empty', '--out', 'made/page.html');
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('there is no journal in empty') as string });
    expect(readdirSync('.').sort()).toEqual(['.git', 'Journal.2026-11-14T200000.01.log', 'empty']);
  });
});
