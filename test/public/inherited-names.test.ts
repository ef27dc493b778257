/**
 * Every function of every entry point, every verb, the page and the fleet, with names that JavaScript's own
 * objects have: as a kind, a key, a word, a name of anything. A new export or verb has to be added to a
 * table.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import * as browser from '../../src/browser/index.js';
import { JournalOrder } from '../../src/check/files/journal-order.js';
import * as check from '../../src/check/index.js';
import { verbs } from '../../src/cli/verbs.js';
import { RecordingCheck } from '../../src/cockpit/recording/recording-check.js';
import * as fixtures from '../../src/fixture/index.js';
import { RunChecker } from '../../src/fleet/check/run-checker.js';
import * as root from '../../src/index.js';
import { companionFiles } from '../../src/interface/companion-names.js';
import * as interfaceEntry from '../../src/interface/index.js';
import * as journal from '../../src/journal/index.js';
import * as simulation from '../../src/simulate/index.js';
import * as stage from '../../src/stage/index.js';
import { fullEvent } from '../generators/valid.js';
import { shakedown, start } from '../shakedown.js';
import { recorded } from '../support/recorded.js';
import { oneIn } from '../thorough.js';

const names = ['toString', 'constructor', 'valueOf', '__proto__', 'hasOwnProperty', '__defineGetter__'];
const timestamp = '2026-11-14T20:41:00Z';
const { dialects, specification } = interfaceEntry;
const gameKinds = dialects.game.kinds;
const some = new Set([...oneIn(16, gameKinds), ...gameKinds.filter(({ name }) => name in companionFiles)]);
const events = [
  ...names.flatMap((name) => [
    { timestamp, event: name },
    { timestamp, event: name, [name]: name },
  ]),
  ...Array.from(some, (kind, index) => {
    const [event] = fc.sample(fullEvent(kind), { numRuns: 1, seed: 7 });
    return { ...(hostile(event, names[index % names.length] as string) as object), timestamp, event: kind.name };
  }),
];

/** A value in which every text is the name, and every object has it as a key. */
function hostile(value: unknown, name: string): unknown {
  if (typeof value === 'string') return name;
  if (Array.isArray(value)) return value.map((each) => hostile(each, name));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, each]) => [key, hostile(each, name)] as const);
  return Object.fromEntries([...members, [name, name]]);
}

const header = {
  timestamp,
  event: 'Fileheader',
  part: 1,
  language: 'English/UK',
  gameversion: '4.3.0.0',
  build: 'r1 ',
};
const lineOf = (event: object) =>
  `${JSON.stringify(event, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value))}\r\n`;
/** `String` throws for such a member. */
const wordless = { toString: 1 };
const wordlessLines = [
  { timestamp: wordless, event: 'CargoTransfer' },
  { timestamp, event: wordless },
  { timestamp, event: 'FSDJump', StarSystem: wordless, SystemAddress: wordless },
];
const text = [header, ...events, ...wordlessLines].map(lineOf).join('');
const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-hostile-'));

writeFileSync(path.join(directory, 'Journal.2026-11-14T204100.01.log'), text);
for (const [kind, file] of Object.entries(companionFiles)) {
  writeFileSync(path.join(directory, file), lineOf(eventOf(kind) as object));
}
const written = mkdtempSync(path.join(os.tmpdir(), 'shakedown-written-'));
const inside = (...parts: string[]) => path.join(written, ...parts);
const elsewhere = mkdtempSync(path.join(os.tmpdir(), 'shakedown-harmless-'));
writeFileSync(path.join(elsewhere, 'Journal.2026-11-14T204100.01.log'), lineOf(header));
afterAll(() => {
  for (const each of [directory, written, elsewhere]) rmSync(each, { recursive: true });
});

/** What each function is asked, with one of the names. */
const functions: Readonly<Record<string, (name: string) => unknown>> = {
  parseLine: (name) => [`{"event":"${name}"}`, `{"event":"Music","${name}":{"${name}":1}}`].map(journal.parseLine),
  formatLine: () => events.map(journal.formatLine),
  formatCompanion: () => events.map(journal.formatCompanion),
  fieldOf: (name) => [journal.fieldOf({ event: name }, name), journal.fieldOf({}, name)],
  isKind: (name) => events.map((event) => journal.isKind(event as never, name)),
  ofKind: (name) => events.map((event) => journal.ofKind(event as never, name as never)),
  journalFiles: (name) => journal.journalFiles([name]),
  parseJournalName: (name) => journal.parseJournalName(name),
  compareJournalNames: (name) => journal.compareJournalNames(name as never, name as never),
  formatJournalName: (name) => journal.formatJournalName({ started: new Date(0), part: 1, edition: name as never }),
  locateJournals: (name) =>
    journal.locateJournals({ env: { [name]: name }, platform: name as never, home: '/nowhere' }),
  readJournal: (name) => listed(journal.readJournal(directory, { kinds: [name as never] })),
  JournalReading: () => listed(new journal.JournalReading(directory)),
  watchJournal: () => firstOf(journal.watchJournal(directory, { from: 'start' })),
  JournalWatch: () => firstOf(new journal.JournalWatch(directory, { from: 'start' })),
  watchJournals: () => firstOf(journal.watchJournals([directory], { from: 'start' })),
  JournalsWatch: () => firstOf(new journal.JournalsWatch([directory], { from: 'start' })),
  JournalWriter: async () => {
    await using writer = await journal.JournalWriter.open(inside('lines'), { started: new Date(0) });
    for (const event of events) writer.write(event);
  },
  CompanionWriter: async (name) => {
    const writer = await journal.CompanionWriter.open(inside('files'));
    for (const kind of Object.keys(companionFiles)) writer.write(eventOf(kind) as never);
    writer.write({ timestamp, event: name });
  },
  checkEvent: () =>
    events.flatMap((event) => [
      ...check.checkEvent(event),
      ...check.checkEvent(event, { dialect: 'spec', where: 'companion' }),
    ]),
  checkJournal: () => listed(check.checkJournal(directory, { threads: 1 })),
  JournalCheck: () => listed(new check.JournalCheck(directory, { dialect: 'spec', threads: 1 })),
  findLines: (name) => check.findLines(`x = '{ "timestamp":"${timestamp}", "event":"${name}" }'`, 'python'),
  findRule: (name) => check.findRule(name),
  reportNamed: (name) => check.reportNamed(name as never, { style, width: 80, version: '1.0.0', rules: [] } as never),
  departureOf: (name) => simulation.departureOf([{ timestamp: '2026-11-14T20:41:00Z', event: name }] as never),
  simulate: (name) => simulation.simulate({ seed: 7, plan: name as never }),
  openStage: staged,
  reduceJournal: (name) => stage.reduceJournal('x', { tool: 'x', out: 'x', question: name as never }),
  forSeeds: (name) => stage.forSeeds(1, () => {}, { situations: [name as never] }),
  withStage: (name) => stage.withStage({ plan: name as never }, () => {}),
  playScenario: (name) => stage.playScenario(inside(name)),
  replay: async () => await listed(await stage.replay(directory, { anonymise: 7 })),
  replayInto: () => stage.replayInto(inside('replay'), directory, { anonymise: 7, speed: Infinity }),
  fixture: (name) =>
    [
      () => fixtures.fixture(name as never),
      () => fixtures.fixture('Docked', { [name]: name } as never, { anyway: true }),
    ].map((call) => outcomeOf(call)),
  situationLines: (name) => fixtures.situationLines(name as never),
  isFaultText: (name) => stage.isFaultText(name),
  isSituationName: (name) => stage.isSituationName(name),
  readAnswerKey: (name) => stage.readAnswerKey(inside(name)),
  score: (name) => stage.score([], [{ rule: name, severity: 'error', file: name, line: 1, pointer: `/${name}` }]),
  explain: (name) => [
    interfaceEntry.explain(specification, name),
    interfaceEntry.explain(specification, `Docked.${name}`),
  ],
  explainValue: (name) =>
    ['Docked.StationType', 'Status.Flags', 'Status.GuiFocus'].map((field) =>
      interfaceEntry.explainValue(interfaceEntry.explain(dialects.game, field) as never, name),
    ),
  summarise: () =>
    events.map((event, index) => interfaceEntry.summarise(event, { before: events[index + 1] as never })),
  guiFocusName: (name) => interfaceEntry.guiFocusName(name as never),
  decodeFlags: (name) => interfaceEntry.decodeFlags(name as never),
  decodeFlags2: (name) => interfaceEntry.decodeFlags2(name as never),
  filesOf: (name) => browser.filesOf({ directory: name }),
  encodeFlags: (name) => interfaceEntry.encodeFlags([name as never]),
  encodeFlags2: (name) => interfaceEntry.encodeFlags2([name as never]),
  asyncApi: (name) => interfaceEntry.asyncApi(specification, name),
  bundleSchema: (name) => interfaceEntry.bundleSchema(name as never),
  kindSchema: (name) => interfaceEntry.kindSchema(specification, name as never),
  schemaFiles: (name) => interfaceEntry.schemaFiles(name as never),
  loadKnowledge: (name) => interfaceEntry.loadKnowledge(name as never),
  readKnowledge: (name) => root.readKnowledge(name),
  packSchema: () => interfaceEntry.packSchema(),
  typeScript: (name) => interfaceEntry.typeScript(specification, name),
  referencePages: (name) => interfaceEntry.referencePages(name as never),
};

/** Errors are made of texts, not of names. */
const errors = ['ArgumentError', 'JournalError', 'StageError', 'ToolError', 'InjectionRefused'];

/** What each verb is asked; those that talk to a session or a server find none. */
const commands: Readonly<Record<string, (name: string) => readonly string[]>> = {
  init: (name) => ['--language', name],
  stage: (name) => ['--out', inside(name, 'stage'), '--given', `${name}=${name}`],
  trigger: (name) => [name, '--out', directory, '--set', `${name}=1`],
  inject: (name) => [JSON.stringify({ event: name }), '--out', directory],
  clock: (name) => [name, '--out', directory],
  fault: (name) => [name, '--out', directory],
  state: () => ['--out', directory],
  reduce: (name) => [directory, '--question', name, '--out', inside(name, 'reduced'), '--', process.execPath],
  services: (name) => [name, '--journal', directory],
  eddn: (name) => ['check', inside(name, 'sent.ndjson'), '--only', name],
  simulate: (name) => [
    '--out',
    inside(name, 'simulated'),
    '--for',
    '1m',
    '--trigger',
    `${name} ${name}=1`,
    '--fault',
    name,
  ],
  fixture: (name) => [name, `${name}=${name}`, `Docked.${name}.${name}=1`, '--anyway'],
  scenario: (name) => ['run', name],
  trials: (name) => ['run', name, '--', name],
  replay: () => [directory, '--out', inside('replayed'), '--speed', 'max'],
  cockpit: () => [directory, '--port', '0', '--no-open'],
  check: () => [directory, '--statistics'],
  watch: () => [directory, '--since', '99999d'],
  report: () => [directory, '--out', inside('session.html')],
  export: () => [directory, '--format', 'csv', '--out', inside('tables')],
  drift: () => [directory, '--learn', inside('pack.yaml')],
  compare: () => [directory, written, elsewhere],
  fleet: (name) => [name],
  list: (name) => [name],
  explain: (name) => [`Docked.${name}`, name],
  schema: (name) => ['--dialect', name],
  types: (name) => ['--language', name],
  completion: (name) => [name],
  help: (name) => [name],
  complete: (name) => ['shakedown', name],
};

/** These run until they are interrupted, after they have printed this. */
const lasting: Readonly<Record<string, string>> = { cockpit: 'http://', watch: 'hasOwnProperty' };

/** The page and the fleet read journals by ways of their own. */
const ways: Readonly<Record<string, () => unknown>> = {
  'the rows of the page': async () => (await recorded([text]).recording.answer('rows', { count: 2000 })).rows,
  'the state of the page': async () => await recorded([text]).recording.answer('moment', { lines: events.length }),
  'the check of the page': () => {
    const checking = new RecordingCheck({ dialect: 'game' });
    checking.beginFile('Journal.2026-11-14T204100.01.log');
    return [...checking.check(Buffer.from(text)), ...checking.endFile()];
  },
  'the check of the fleet': () => {
    const order = new JournalOrder(false);
    order.beginFile('Journal.2026-11-14T204100.01.log');
    const found: unknown[] = [];
    const run = { offset: 0, pieces: [Buffer.from(text)] };
    new RunChecker('game').check(run, (report) => found.push(...order.addReport(report)));
    return found;
  },
};

const style = new Proxy({}, { get: () => (each: string) => each });

function eventOf(kind: string): object | undefined {
  return events.find(({ event }) => event === kind);
}

async function listed<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

async function firstOf(items: AsyncIterable<unknown> | Promise<AsyncIterable<unknown>>): Promise<unknown> {
  for await (const item of await items) return item;
  return undefined;
}

/** Events of hostile names are injected, whatever the session does with them next. */
async function staged(): Promise<unknown> {
  await using session = await stage.openStage({ seed: 7, directory: inside('session') });
  const kinds = ['NavRoute', 'Location', 'FSDJump', 'Docked', 'Status'];
  for (const event of [
    ...events.slice(0, 2 * names.length).filter((_, index) => index % 2 === 1),
    ...kinds.map(eventOf),
  ]) {
    await session.inject(event, { anyway: true });
  }
  for (const name of names) {
    await outcomeOf(() => session.trigger(name as never));
    await outcomeOf(() => session.fault(name as never));
  }
  await session.advance(600);
  return [session.state, session.written, session.reproduction];
}

async function outcomeOf(call: () => unknown): Promise<unknown> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Error && errors.includes(error.name)) return error.message;
    throw error;
  }
}

/** JavaScript's own shows in none of them, and no check has failed. */
const flaw = /native code|\[object |internal error|line\/internal/;

function textOf(result: unknown): string {
  const plain = (_: string, value: unknown) => {
    return typeof value === 'bigint' || typeof value === 'function' ? String(value) : value;
  };
  return JSON.stringify([result], plain);
}

it('covers every function of every entry point, and every verb', () => {
  const entries = [root, browser, journal, check, simulation, stage, interfaceEntry, fixtures];
  const exported = entries.flatMap((entry) =>
    Object.entries(entry)
      .filter(([, value]) => typeof value === 'function')
      .map(([name]) => name),
  );
  expect([...new Set(exported)].sort()).toEqual([...Object.keys(functions), ...errors].sort());
  expect([...verbs.keys()].sort()).toEqual(Object.keys(commands).sort());
});

/** One name after another, where a call takes one. */
function eachName(call: (name: string) => unknown): readonly string[] {
  return call.length > 0 ? oneIn(4, names) : ['toString'];
}

it.each(Object.entries(functions))('%s takes hostile names', async (_, call) => {
  for (const name of eachName(call)) expect(textOf(await outcomeOf(() => call(name)))).not.toMatch(flaw);
});

async function printed(verb: string, words: readonly string[]): Promise<unknown> {
  const last = lasting[verb];
  if (last === undefined) return shakedown(verb, ...words);
  const running = start(verb, ...words);
  await running.printed(last);
  await running.interrupt();
  return [running.out(), running.err()];
}

it.each(Object.entries(commands))('shakedown %s takes hostile names', async (verb, words) => {
  for (const name of eachName(words)) expect(textOf(await printed(verb, words(name)))).not.toMatch(flaw);
});

it.each(Object.entries(ways))('hostile names leave %s sound', async (_, call) => {
  expect(textOf(await call())).not.toMatch(flaw);
});
