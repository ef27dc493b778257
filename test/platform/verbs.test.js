/** Every verb does its work, on this system and with this Node. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { scratch, shakedown, simulate, start } from './program.js';

/**
 * Verbs that run to their end, in this order, in one directory with a session in `journals`: words, and what
 * they print.
 * @type {readonly (readonly [words: string, printed: RegExp])[]}
 */
const runs = [
  ['simulate trade --for 5m --speed max --seed 3 --out second', /events +\d+/],
  ['check journals', /./],
  ['check journals --format json', /"findings"/],
  ['replay journals --speed max --out replayed', /./],
  ['export journals --format csv --out tables', /./],
  ['observe journals --out evidence.json', /./],
  ['drift evidence.json', /./],
  ['compare journals second', /./],
  ['eddn build journals', /schemaRef/],
  ['eddn build journals -o messages.ndjson', /^$/],
  ['eddn check messages.ndjson --journal journals', /./],
  ['scenario run docked', /docked/],
  ['trials list', /docked-again/],
  ['trials explain docked-again', /docked/],
  ['fleet status --help', /--server <url>/],
  ['list kinds', /FSDJump/],
  ['complete --next list', /kinds/],
  ['explain Status.Flags 16842765', /Docked/],
  ['schema --out schemas', /schemas/],
  ['types --language python --out journal_types.py', /Python/],
  ['asyncapi', /"asyncapi"|asyncapi:/],
  ['completion powershell', /Register-ArgumentCompleter/],
  ['help check', /Usage: shakedown check/],
];

/** Verbs of a session that runs, and those that do not end by themselves: other tests below. */
const live = ['stage', 'state', 'trigger', 'inject', 'fault', 'clock', 'watch', 'cockpit', 'neighbours'];

test('every verb that ends does its work', async (t) => {
  const cwd = scratch(t);
  assert.equal(simulate('journals', [], { cwd }).code, 0);
  for (const [words, printed] of runs) {
    await t.test(words, () => {
      const ran = shakedown(words.split(' '), { cwd });
      assert.match(`${ran.out}${ran.err}`, printed);
      assert.equal(ran.code, 0, ran.err);
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
  const tried = new Set([...runs.map(([words]) => words.split(' ')[0]), ...live]);
  assert.deepEqual(
    verbs.filter((verb) => !tried.has(verb)),
    [],
  );
});

test('the same seed gives the same bytes as on any other system', (t) => {
  const home = scratch(t);
  const session = ['--start', '2026-11-14T18:00:00Z', '--timezone', 'UTC'];
  assert.equal(simulate(home, session).code, 0);
  const journal = readdirSync(home).find((name) => name.endsWith('.log')) ?? '';
  const lines = readFileSync(path.join(home, journal), 'utf8').split('\r\n');
  assert.equal(journal, 'Journal.2026-11-14T180000.01.log');
  assert.ok(lines.length > 20);
  assert.equal(lines.at(-1), '');
  assert.ok(lines.slice(0, -1).every((line) => line.startsWith('{ "timestamp":"2026-11-14T18:')));
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
  const services = start(t, ['neighbours', 'eddn', '--journal', home, '--format', 'ndjson']);
  await services.warned('ED_EDDN_RELAY');
  const [, url = ''] = /ED_EDDN_URL=(\S+)/.exec(services.err()) ?? [];
  const answer = await fetch(url, { method: 'POST', body: '{' });
  assert.equal(answer.status, 400);
});
