import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shakedown, start, widest } from '../../test/shakedown.js';
import { deadline } from '../../test/support/deadline.js';
import { takeForTemporary } from '../../test/support/temporary.js';
import { assertWellFormed } from '../../test/support/well-formed.js';
import { isThorough } from '../../test/thorough.js';
import { loadCourse } from '../trials/course.js';

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-trials-verb-'));
  takeForTemporary(home);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

/** A program that answers every question with the same. */
function toolThat(answers: string): string[] {
  const file = path.join(home, 'tool.cjs');
  writeFileSync(
    file,
    `require('node:readline').createInterface({ input: process.stdin }).on('line', () => {${answers}});`,
  );
  return ['--', process.execPath, file];
}

const silent = 'console.log("{}")';
const ready = 'console.log(JSON.stringify({ upTo: "now" }))';
const wrong = 'console.log(JSON.stringify({ vehicle: "spoon" }))';

describe('shakedown trials run', () => {
  it('exits with 0 if nothing is wrong, and writes a report and a badge', async () => {
    const report = path.join(home, 'report.xml');
    const badge = path.join(home, 'badge.svg');
    const words = ['docked-again', '--format', 'junit', '-o', report, '--badge', badge];
    const { code, out, err } = await shakedown('trials', 'run', ...words, ...toolThat(silent));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^- docked-again {2}not answered\n/);
    expect(out).toContain('none of 1 trial was answered');
    assertWellFormed(readFileSync(report, 'utf8').trim());
    expect(readFileSync(badge, 'utf8')).toContain('none answered');
    expect(readdirSync(home).sort()).toEqual(['badge.svg', 'report.xml', 'tool.cjs']);
  });

  it('writes all reports and badges that are named', async () => {
    const files = ['a.xml', 'a.html', 'a.md', 'a.json', 'a.svg', 'b.json'].map((name) => path.join(home, name));
    const [xml = '', html = '', markdown = '', json = '', svg = '', shield = ''] = files;
    const reports = ['--format', 'junit', '-o', xml, '--format', 'html', '-o', html, '-o', markdown, '-o', json];
    const words = [...reports, '--badge', svg, '--badge', shield, '--format', 'github'];
    const { code, out } = await shakedown('trials', 'run', 'docked-again', ...words, ...toolThat(wrong));
    expect(code).toBe(1);
    expect(out).toMatch(/^::error title=docked-again%3A 1 of 1 answer wrong%2C/);
    const begins = ['<?xml', '<!doctype html', '# Trials', '{', '<svg', '{'];
    expect(
      files.map((file, at) =>
        readFileSync(file, 'utf8')
          .toLowerCase()
          .startsWith(begins[at]?.toLowerCase() ?? '?'),
      ),
    ).toEqual(begins.map(() => true));
  });

  it('counts what could not be staged neither as passed nor as failed', async () => {
    const file = path.join(home, 'crowded.yaml');
    const trial = 'trial: { theme: vehicle, grade: must, why: It cannot be. }';
    const steps = 'steps: [log-in-fighter, { ask: { vehicle: fighter } }]';
    writeFileSync(file, `about: a bay for which there is no room\nseed: 14\n${trial}\n${steps}\n`);
    const { code, out } = await shakedown('trials', 'run', file, ...toolThat(wrong));
    expect(code).toBe(2);
    expect(out).toMatch(/^✖ crowded {2}not staged\n {4}.*no room for a fighter bay/);
    expect(out).toContain(`(reproduce with: shakedown trials run ${file} -- `);
    expect(out).toMatch(/^none of 1 trial was answered, 1 not staged$/m);
  });

  it('waits for a tool that knows nothing yet', async () => {
    const late = `const { system } = Date.now() - began > 900 ? { system: 'Nowhere' } : {};
      console.log(JSON.stringify({ system }));`;
    const [, node = '', file = ''] = toolThat(late);
    writeFileSync(file, `const began = Date.now() + 300; ${readFileSync(file, 'utf8')}`);
    const { code, out } = await shakedown('trials', 'run', 'login-undocked', '--', node, file);
    expect(code).toBe(1);
    expect(out).toMatch(/expected that system is .*, but the tool says "Nowhere"/);
  });

  it('exits with 1 if an answer is wrong, says why and how to run it again, and keeps everything about it', async () => {
    const tool = [
      ...toolThat(`console.error("a line of more than ${'long '.repeat(20)}words"); ${wrong}`),
      'two\nlines',
    ];
    const words = ['--seed', '3', '--can', 'vehicle,docked', '--keep'];
    const { code, out } = await shakedown('trials', 'run', 'docked-again', ...words, ...tool);
    expect(code).toBe(1);
    expect(out).toMatch(/^ {4}expected that vehicle is "ship" at \S+Z, but the tool says "spoon"/m);
    expect(out).toMatch(/^ {6}right: \S/m);
    expect(out).toContain(`output: a line of more than ${'long '.repeat(20)}words\n`);
    const again = `(reproduce with: shakedown trials run docked-again --seed 3 --can vehicle,docked -- ${process.execPath} `;
    expect(out).toContain(again);
    expect(out).toContain("tool.cjs 'two\nlines')");
    const [, kept = ''] = /everything about it is in (.+)\)/.exec(out) ?? [];
    expect(readdirSync(kept)).toContain('timeline.html');
  });

  it.runIf(isThorough)('compares a tool with random sessions, and shortens what leads to a wrong answer', async () => {
    const run = (...words: string[]) => shakedown('trials', 'run', '--seeds', '1', ...words);
    const sentence = /^1 seed, 0 failed; 0 of \d+ questions answered$/;
    expect(await run(...toolThat(silent))).toMatchObject({ code: 0, out: expect.stringMatching(sentence) });
    const [, ...command] = toolThat('console.log(JSON.stringify({ commander: "Nemo" }))');
    const file = path.join(home, 'tool.yaml');
    writeFileSync(file, JSON.stringify({ command, timeout: '0.1s' }));
    const { code, out } = await run('--seed', '5', '--tool', file);
    expect(code).toBe(1);
    expect(out).toMatch(/^✖ seed 5, plan \S+: nothing \(shortened in \d replays?\)\n {4}expected that commander is /);
    expect(await run('docked', '--tool', file)).toMatchObject({ code: 2, out: '' });
  });

  it('exits with 2 if the tool crashes, or cannot be started', async () => {
    const { code, out } = await shakedown(
      'trials',
      'run',
      'docked-again',
      ...toolThat('console.error("oh no"); process.exit(3)'),
    );
    expect(code).toBe(2);
    expect(out).toMatch(/^✖ docked-again {2}broken\n {4}.*exit code 3.*oh no.*\n {4}\(reproduce with/);
    const missing = await shakedown('trials', 'run', 'docked-again', '--', path.join(home, 'no-such-tool'));
    expect(missing.code).toBe(2);
    expect(missing.out).toContain('1 broken');
  });

  it('asks only for what the tool can answer', async () => {
    const asked = path.join(home, 'asked');
    const tool = toolThat(`require('node:fs').appendFileSync(${JSON.stringify(asked)}, 'asked '); ${ready}`);
    const { out } = await shakedown('trials', 'run', 'docked-again', '--can', 'vehicle', '--format', 'json', ...tool);
    expect(JSON.parse(out)).toMatchObject({ grade: { all: { asked: 1 } } });
    // Of its three questions, one is about the vehicle.
    expect(readFileSync(asked, 'utf8')).toBe('asked ');
  });

  it.each([
    [['docked-agian', '--', 'x'], "there is no trial or theme 'docked-agian': did you mean 'docked-again'?"],
    [['--can', 'moood', '--', 'x'], "a tool is not asked for 'moood'"],
    [['docked-again', '--can', 'eddn', '--', 'x'], 'none of these trials asks for eddn'],
    [['docked-again', '--'], 'the command of the tool is missing after --'],
    [['docked-again', '--tool', 'a.yaml', '--', 'x'], 'name the tool with --tool or after --, not both'],
    [['docked-again', '--tool', 'no-such.yaml'], 'cannot read no-such.yaml'],
    [['docked-again'], 'which tool?'],
    [['--badge', 'badge.png', '--', 'x'], "a badge is a .svg or a .json file, not 'badge.png'"],
    [['docked-again', '-o', 'Status.json', '--', 'x'], 'refusing to write a report over a journal'],
  ])('exits with 2 and says what is wrong with %j', async (words, sentence) => {
    const { code, err } = await shakedown('trials', 'run', ...words);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(readdirSync(home)).toEqual([]);
  });

  it('exits with 130 when it is interrupted, and leaves nothing behind', async () => {
    const asked = path.join(home, 'asked');
    const tool = toolThat(`require('node:fs').writeFileSync(${JSON.stringify(asked)}, '')`);
    const running = start('trials', 'run', 'docked-again', '--jobs', '1', ...tool);
    await vi.waitFor(() => expect(existsSync(asked)).toBe(true), { timeout: deadline, interval: 20 });
    expect(await running.interrupt()).toBe(130);
    expect(readdirSync(home).sort()).toEqual(['asked', 'tool.cjs']);
  });
});

describe('shakedown trials', () => {
  it('lists every trial by theme, and as JSON', async () => {
    const { out } = await shakedown({ terminal: true, env: { NO_COLOR: '1' } }, 'trials', 'list');
    const course = loadCourse();
    for (const { name, header } of course) expect(out).toMatch(new RegExp(`^ {2}${name} +${header.grade} `, 'm'));
    expect(widest(out)).toBeLessThanOrEqual(80);
    const { out: json } = await shakedown('trials', 'list', '--format', 'json');
    expect((JSON.parse(json) as { name: string }[]).map(({ name }) => name)).toEqual(course.map(({ name }) => name));
  });

  it('explains a trial: why, who reported it, what is asked', async () => {
    const { out } = await shakedown('trials', 'explain', 'docked-again');
    expect(out).toContain('EDDI 1307');
    expect(out).toMatch(/^ {2}undock\n {4}asks +system same, docked false\n {4}right +not docked/m);
    expect(widest(out)).toBeLessThanOrEqual(80);
  });

  it.each([
    ['python', 'shakedown_tool.py'],
    ['csharp', 'ShakedownTool.cs', 'ShakedownTool.csproj'],
    ['typescript', 'shakedown-tool.mjs'],
  ])('writes a tool in %s, and never over one', async (language, file, ...others) => {
    const words = ['trials', 'init', '--language', language, '--out', path.join(home, 'mine')];
    const { code, out } = await shakedown(...words);
    expect(code).toBe(0);
    expect(readdirSync(path.join(home, 'mine')).sort()).toEqual([file, ...others, 'shakedown-tool.yaml'].sort());
    expect(out).toContain(`shakedown trials run docked --tool ${path.join(home, 'mine/shakedown-tool.yaml')}`);
    writeFileSync(path.join(home, 'mine', file), 'my own');
    const again = await shakedown(...words);
    expect(again.code).toBe(0);
    expect(again.out).toContain(`${file} (exists, and is left as it is)`);
    expect(readFileSync(path.join(home, 'mine', file), 'utf8')).toBe('my own');
  });

  it.runIf(process.platform !== 'win32')('leaves no half-written file on a full disk', () => {
    const program = path.resolve(import.meta.dirname, '../../dist/cli/main.js');
    const full = `ulimit -f 0; exec '${process.execPath}' '${program}' trials init --out '${home}'`;
    const { status, stderr } = spawnSync('sh', ['-c', full], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('cannot write') });
    expect(readdirSync(home)).toEqual([]);
  });

  it.runIf(spawnSync('python3', ['--version']).status === 0)('has an example in Python that passes', async () => {
    mkdirSync(path.join(home, 'mine'));
    await shakedown('trials', 'init', '--out', path.join(home, 'mine'));
    const file = path.join(home, 'mine/shakedown-tool.yaml');
    const { code, out } = await shakedown('trials', 'run', 'docked-again', '--tool', file);
    expect(out).toMatch(/^✔ docked-again {2}6 answers right, 2 not answered/);
    expect(code).toBe(0);
  });
});
