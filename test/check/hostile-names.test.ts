/**
 * Reports contain names and texts from outside; none of them may contain terminal controls or build commands.
 */
import { describe, expect, it } from 'vitest';
import { reportNames } from '../../src/check/report/report-formats.js';
import { inProject, name, read, write } from '../checked-project.js';
import { shakedown } from '../shakedown.js';
import { isThorough } from '../thorough.js';

inProject();

const orders = ['::stop-commands::x', ' ::error::x', '##[add-mask]x', 'a ##vso[task]x', '##teamcity[x]'];
const controls = ['\u009B2J', '\u001B[2J', '\u0085::error::x', '\r::error::x', '\n::error::x', '\u2028::error::x'];
const hostile = [...orders, ...(process.platform === 'win32' ? [] : controls)];

/** Output lines that GitHub, Azure or TeamCity would execute, except for our own annotations. */
function obeyed(text: string, isOurs: (line: string) => boolean): string[] {
  return text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .filter((line) => /^\s*::/.test(line) || /##(?:vso|teamcity)?\[/.test(line))
    .filter((line) => !isOurs(line));
}

function unseen(text: string): string[] {
  return text.replaceAll('\n', '').match(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu) ?? [];
}

function isAnnotation(line: string): boolean {
  return /^::(?:error|warning|notice) file=[^:]*,line=\d+,col=\d+[^:]*::/.test(line);
}

function lines(text: string): string {
  const event = { timestamp: '2026-11-14T20:41:00Z', event: 'SquadronStartup', SquadronName: text, CurrentRank: text };
  return `${JSON.stringify({ ...event, [text]: text })}\r\n${JSON.stringify({ ...event, event: text })}\r\n`;
}

describe.each(reportNames)('the report %s', (format) => {
  const isOurs = (each: string) => format === 'github' && isAnnotation(each);

  // One in three, other ones for the next format.
  const tried = hostile.filter((_, index) => isThorough || (index + reportNames.indexOf(format)) % 3 === 0);

  it.each(tried)('obeys no order in a path or an event: %j', async (text) => {
    const file = `${text}/${text}.log`;
    write(file, lines(text));
    const words = ['check', file, '--format', format, '--baseline', `${text}/${text}.json`];
    const runs = [
      await shakedown('check', text, '--format', format, '--fail-on', 'note', '--no-config'),
      await shakedown('check', file, '--format', format),
      await shakedown('check', '*/*.log', '--format', format, '--quiet'),
      await shakedown(...words),
      await shakedown(...words, '--update-baseline'),
      await shakedown('check', `${text}*`, '--config', text),
    ];
    write(file, '');
    runs.push(await shakedown(...words));
    for (const { out, err } of runs) {
      expect(obeyed(out, isOurs)).toEqual([]);
      expect(obeyed(err, () => false)).toEqual([]);
      expect([...unseen(out), ...unseen(err)]).toEqual([]);
    }
  });
});

it('still contains a path that an editor can open', async () => {
  write(`::x/${name}`, '{ "timestamp":');
  const { out } = await shakedown('check', '::x', '--no-config');
  expect(read(out.split(':1:')[0] ?? '')).toBe('{ "timestamp":');
});

it('breaks no long path where two colons would begin a line', async () => {
  for (let length = 60; length <= 80; length++) {
    const known = `${'d'.repeat(length)}::stop-commands::x.json`;
    write('a.log', '{ "timestamp":\n');
    const { err } = await shakedown('check', 'a.log', '--baseline', known, '--update-baseline');
    expect(err).toContain('wrote');
    expect(obeyed(err, () => false)).toEqual([]);
  }
});
