import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inProject } from '../../test/checked-project.js';
import { shakedown } from '../../test/shakedown.js';

inProject();

const text = (html: string) => html.replaceAll(/<style>.*<\/style>/gs, '').replaceAll(/<[^>]+>/g, ' ');

describe('shakedown report', () => {
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
    const journal = readFileSync(file, 'utf8').replaceAll(/"ShipName":" ?"/g, '"ShipName":"Lucky Strike"');
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
});
