/** Every verb does its work, on this system and with this Node. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { scratch, script, shakedown, simulate, start } from './program.js';

/**
 * Verbs that run to their end, in this order, in one directory with a session in `journals`: words, and what
 * they print.
 * @type {readonly (readonly [words: string, printed: RegExp])[]}
 */
const runs = [
  ['simulate trade --for 5m --speed max --seed 3 --out second', /^events +\d+: /m],
  ['check journals', /no findings · \d+ files, \d+ lines, \d+ events/],
  ['check journals --threads 2', /no findings · \d+ files, \d+ lines, \d+ events/],
  ['check journals --format json', /"findings": ?\[\]/],
  ['replay journals --speed max --out replayed', /^lines +\d+: /m],
  ['report journals --out session.html', /^wrote session\.html \(\d+ kB\), about \d+ lines in \d+ journals?$/m],
  ['export journals --format csv --out tables', /^\d+ rows of \d+ kinds · \d+ files, .+ in tables$/m],
  [
    'drift --observe journals --out evidence.json',
    /^\d+ lines of \d+ kinds · 1 version of the game · evidence\.json$/m,
  ],
  ['drift evidence.json', /^no drift$/m],
  ['compare journals second', /^lines an hour +\d+ +\d+$/m],
  ['eddn build journals', /"\$schemaRef":"https:\/\/eddn\.edcd\.io\/schemas\/journal\/1/],
  ['eddn build journals -o messages.ndjson', /^$/],
  ['eddn check messages.ndjson --journal journals', /no findings · 1 file, [1-9]\d* lines/],
  ['scenario run docked', /^1 scenario, \d+ expectations, none failed$/m],
  ['fixture FSDJump', /"event":"FSDJump"/],
  ['init --language javascript', /^ +tests\/shakedown\/test-docked\.mjs$/m],
  ['trials list', /^ +docked-again +must /m],
  ['trials explain docked-again', /^What happens, and what is asked\n +dock$/m],
  ['trials init --out tool', /shakedown-tool\.yaml/],
  ['fleet simulate stay --commanders 2 --for 1m --seed 3 --threads 2 --out fleet', /^journals +2 /m],
  ['list kinds', /^ +FSDJump /m],
  ['complete --next list', /^kinds$/m],
  ['explain Status.Flags 16842765', /^ +24 +InMainShip /m],
  ['schema --out schemas', /^wrote \d{3} schemas to schemas$/m],
  ['types --language python --out journal_types.py', /^wrote \d{3} kinds, .+, for Python to journal_types\.py$/m],
  ['schema --format asyncapi', /"asyncapi": "3\.\d\.0"/],
  ['completion powershell', /Register-ArgumentCompleter/],
  ['help check', /^Usage: shakedown check/],
];

/** Verbs of a session that runs, and those that do not end by themselves: other tests below. */
const live = ['stage', 'state', 'trigger', 'inject', 'fault', 'clock', 'watch', 'cockpit', 'services'];

test('every verb that ends does its work', async (t) => {
  const cwd = scratch(t);
  assert.equal(simulate('journals', [], { cwd }).code, 0);
  for (const [words, printed] of runs) {
    await t.test(words, () => {
      const ran = shakedown(words.split(' '), { cwd });
      assert.equal(ran.code, 0, ran.err);
      assert.match(`${ran.out}${ran.err}`, printed);
    });
  }
  assert.ok(existsSync(path.join(cwd, 'replayed', 'Status.json')));
  assert.ok(readdirSync(path.join(cwd, 'tables')).some((file) => file.startsWith('kind=Fileheader')));
});

test('no verb is left out', () => {
  const verbs = shakedown(['complete', ''])
    .out.trim()
    .split('\n')
    .map((line) => line.split('\t')[0]);
  const tried = new Set([...runs.map(([words]) => words.split(' ')[0]), 'reduce', ...live]);
  assert.deepEqual(
    verbs.filter((verb) => !tried.has(verb)),
    [],
  );
});

test('the same seed gives the same bytes on every system', (t) => {
  const home = scratch(t);
  const session = ['--for', '1h', '--start', '2026-11-14T18:00:00Z', '--timezone', 'UTC'];
  assert.equal(simulate(home, session).code, 0);
  const hash = createHash('sha256');
  for (const name of readdirSync(home).sort()) hash.update(`${name}\n`).update(readFileSync(path.join(home, name)));
  assert.equal(hash.digest('hex'), readFileSync(path.join(import.meta.dirname, 'session.sha256'), 'utf8'));
});

test('Parquet needs a package, which a one-file program contains', (t) => {
  const cwd = scratch(t);
  simulate('journals', [], { cwd });
  const ran = shakedown(['export', 'journals', '--format', 'parquet', '--out', 'tables'], { cwd });
  if (ran.code === 0) assert.match(ran.out, /^\d+ rows of \d+ kinds/);
  else assert.match(ran.err, script ? /^shakedown: Parquet files need hyparquet-writer/ : /^$/);
});

test('a tool is sent through a trial', (t) => {
  const cwd = scratch(t);
  const tool = path.join(cwd, 'tool.mjs');
  writeFileSync(
    tool,
    `import { readdirSync, readFileSync } from 'node:fs';
     import { createInterface } from 'node:readline';
     const [, , directory] = process.argv;
     for await (const question of createInterface({ input: process.stdin })) {
       const journals = readdirSync(directory).filter((name) => name.endsWith('.log'));
       const text = journals.map((name) => readFileSync(directory + '/' + name, 'utf8')).join('');
       const events = text.split('\\n').slice(0, -1).map((line) => JSON.parse(line));
       const last = events.findLast(({ event, Docked }) => /^(Und|D)ocked$/.test(event) || Docked !== undefined);
       console.log(JSON.stringify({ docked: last.event === 'Docked' || last.Docked === true }));
     }`,
  );
  const words = ['trials', 'run', 'docked-again', '--format', 'json', '--', process.execPath, tool, '{directory}'];
  const ran = shakedown(words, { cwd });
  assert.equal(ran.code, 0, `${ran.out}${ran.err}`);
  assert.deepEqual(JSON.parse(ran.out).grade.all, { passed: 1, answered: 1, asked: 1 });
});

test('a journal is reduced to the lines that a tool fails with', (t) => {
  const cwd = scratch(t);
  simulate('journals', [], { cwd });
  writeFileSync(
    path.join(cwd, 'tool.mjs'),
    `import { readdirSync, readFileSync } from 'node:fs';
     const [, , directory] = process.argv;
     const journals = readdirSync(directory).filter((name) => name.endsWith('.log'));
     process.exit(journals.some((name) => readFileSync(directory + '/' + name).includes('"Loadout"')) ? 1 : 0);`,
  );
  const ran = shakedown(['reduce', 'journals', '--', process.execPath, 'tool.mjs', '{directory}'], { cwd });
  assert.equal(ran.code, 0, ran.err);
  assert.match(ran.out, /^left +\d of \d+ lines/m);
});

test('a running session is controlled by the other verbs', async (t) => {
  const home = scratch(t);
  const out = path.join(home, 'journals');
  const stage = start(t, ['stage', '--out', out, '--seed', '7', '--format', 'json']);
  const { directory, pid } = await stage.ready();
  assert.equal(path.resolve(directory), path.resolve(out));
  assert.equal(pid, stage.pid);
  const watch = start(t, ['watch', out, '--since', '1h', '--format', 'ndjson']);
  const event = path.join(home, 'event.json');
  writeFileSync(event, '{ "event":"Music", "MusicTrack":"NoTrack" }\r\n');
  for (const words of [
    ['state'],
    ['trigger', 'dock'],
    ['inject', '{"event":"Music","MusicTrack":"Exploration"}'],
    ['fault', 'torn-line'],
    ['clock', 'speed', '4'],
  ]) {
    const ran = shakedown([...words, '--out', out]);
    assert.equal(ran.code, 0, `${words.join(' ')}: ${ran.err}`);
  }
  assert.equal(shakedown(['inject', '--out', out], { input: readFileSync(event, 'utf8') }).code, 0);
  await watch.printed('"MusicTrack":"Exploration"');
  await watch.printed('"event":"Docked"');
  assert.equal(shakedown(['clock', 'end', '--out', out]).code, 0);
  await stage.closed;
  assert.match(
    readFileSync(path.join(out, readdirSync(out).find((name) => name.endsWith('.log')) ?? ''), 'utf8'),
    /"event":"Shutdown"/,
  );
});

test('the stand-in services answer', async (t) => {
  const home = scratch(t);
  simulate(home);
  const services = start(t, ['services', 'eddn', '--journal', home, '--format', 'ndjson']);
  await services.warned('ED_EDDN_RELAY');
  const [, url = ''] = /ED_EDDN_URL=(\S+)/.exec(services.err()) ?? [];
  const answer = await fetch(url, { method: 'POST', body: '{' });
  assert.equal(answer.status, 400);
});
