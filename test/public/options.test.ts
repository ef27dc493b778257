/**
 * Every function of every entry point, called with invalid options. A new export has to be added to one of
 * the tables.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as browser from '../../src/browser/index.js';
import * as check from '../../src/check/index.js';
import * as fixtures from '../../src/fixture/index.js';
import * as root from '../../src/index.js';
import * as interfaceEntry from '../../src/interface/index.js';
import * as journal from '../../src/journal/index.js';
import * as simulation from '../../src/simulate/index.js';
import * as stage from '../../src/stage/index.js';

const entries: Readonly<Record<string, object>> = {
  shakedown: root,
  'shakedown/browser': browser,
  'shakedown/journal': journal,
  'shakedown/check': check,
  'shakedown/simulate': simulation,
  'shakedown/stage': stage,
  'shakedown/interface': interfaceEntry,
  'shakedown/fixture': fixtures,
};

let directory: string;
let untouched: string;
const line = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Music", "MusicTrack":"Exploration" }\r\n';
const event = { timestamp: '2026-11-14T20:41:00Z', event: 'Music', MusicTrack: 'Exploration' };
const { specification } = interfaceEntry;
const [kind] = specification.kinds;

beforeAll(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-options-'));
  writeFileSync(path.join(directory, 'Journal.2026-11-14T204100.01.log'), line);
  untouched = path.join(directory, 'untouched');
});

afterAll(() => {
  rmSync(directory, { recursive: true });
  rmSync(reduced, { recursive: true, force: true });
});

/** Needed before the tests begin. */
const reduced = path.join(os.tmpdir(), `shakedown-reduced-${process.pid}`);

/** Calls a function with options; its other arguments are valid. `sound`: required options. */
interface Taker {
  readonly call: (options: never, exported: never) => unknown;
  readonly sound?: object;
  /** The name of an option, for misspellings and wrong types. */
  readonly option: string;
}

const takers: Readonly<Record<string, Taker>> = {
  fixture: { call: (options) => fixtures.fixture('Docked', {}, options), option: 'asLive' },
  situationLines: { call: (options) => fixtures.situationLines('dock', {}, options), option: 'fromStartUp' },
  readJournal: { call: (options) => journal.readJournal(directory, options), option: 'maxLineBytes' },
  JournalReading: { call: (options) => new journal.JournalReading(directory, options), option: 'signal' },
  watchJournal: { call: (options) => journal.watchJournal(directory, options), option: 'reconcile' },
  watchJournals: { call: (options) => journal.watchJournals(directory, options), option: 'companions' },
  JournalsWatch: { call: (options) => new journal.JournalsWatch([directory], options), option: 'maxLineBytes' },
  JournalWatch: { call: (options) => new journal.JournalWatch(directory, options), option: 'companionTimeout' },
  JournalWriter: {
    call: (options) => journal.JournalWriter.open(untouched, options),
    sound: { started: new Date(0) },
    option: 'linesPerPart',
  },
  CompanionWriter: { call: (options) => journal.CompanionWriter.open(untouched, options), option: 'mode' },
  formatJournalName: {
    call: (options) => journal.formatJournalName(options),
    sound: { started: new Date(0), part: 1 },
    option: 'edition',
  },
  locateJournals: {
    call: (options) => journal.locateJournals(options),
    sound: { env: {}, platform: 'linux', home: '/nowhere' },
    option: 'home',
  },
  checkEvent: { call: (options) => check.checkEvent(event, options), option: 'dialect' },
  checkJournal: { call: (options) => check.checkJournal(directory, options), option: 'dialect' },
  JournalCheck: { call: (options) => new check.JournalCheck(directory, options), option: 'threads' },
  reportNamed: {
    call: (options) => check.reportNamed('concise', options),
    sound: { style: {}, width: 80, version: '1.0.0', rules: [] },
    option: 'failOn',
  },
  simulate: { call: (options) => simulation.simulate(options), sound: { seed: 7 }, option: 'seconds' },
  openStage: { call: (options) => stage.openStage(options), option: 'control' },
  forSeeds: { call: (options) => stage.forSeeds(0, () => {}, options), option: 'first' },
  reduceJournal: {
    call: (options) => stage.reduceJournal(directory, options),
    sound: { tool: ['true'], out: reduced },
    option: 'maxRuns',
  },
  withStage: { call: (options) => stage.withStage(options, () => {}), option: 'seed' },
  playScenario: { call: (options) => stage.playScenario('docked', options), option: 'seed' },
  replay: { call: (options) => stage.replay(directory, options), option: 'anonymise' },
  replayInto: { call: (options) => stage.replayInto(untouched, directory, options), option: 'speed' },
  bundleSchema: { call: (options) => interfaceEntry.bundleSchema(specification, options), option: 'strict' },
  kindSchema: {
    call: (options) => interfaceEntry.kindSchema(specification, kind as never, options),
    option: 'strict',
  },
  schemaFiles: { call: (options) => interfaceEntry.schemaFiles(specification, options), option: 'strict' },
  summarise: { call: (options) => interfaceEntry.summarise(event, options), option: 'before' },
};

/**
 * They take no options; those with an argument of a certain type refuse any other with a sentence, or return
 * undefined.
 */
const others: Readonly<Record<string, (value: never) => unknown>> = {
  findLines: (value) => check.findLines(value, 'python'),
  parseLine: (value) => journal.parseLine(value),
  departureOf: (value) => simulation.departureOf(value),
  formatLine: (value) => journal.formatLine(value),
  formatCompanion: (value) => journal.formatCompanion(value),
  journalFiles: (value) => journal.journalFiles(value),
  parseJournalName: (value) => journal.parseJournalName(value),
  decodeFlags: (value) => interfaceEntry.decodeFlags(value),
  decodeFlags2: (value) => interfaceEntry.decodeFlags2(value),
  filesOf: (value) => browser.filesOf(value),
  encodeFlags: (value) => interfaceEntry.encodeFlags(value),
  encodeFlags2: (value) => interfaceEntry.encodeFlags2(value),
  guiFocusName: (value) => interfaceEntry.guiFocusName(value),
  asyncApi: (value) => interfaceEntry.asyncApi(value, '1.0.0'),
  explain: (value) => interfaceEntry.explain(specification, value),
  explainValue: (value) => interfaceEntry.explainValue(value, '1'),
  loadKnowledge: (value) => interfaceEntry.loadKnowledge(value),
  readKnowledge: (value) => root.readKnowledge(value),
  referencePages: (value) => interfaceEntry.referencePages(value),
  typeScript: (value) => interfaceEntry.typeScript(value, 'Events'),
  findRule: (value) => check.findRule(value),
  readAnswerKey: (value) => stage.readAnswerKey(value),
  score: (value) => stage.score(value, []),
};

/** Comparisons of two names or words, and error classes: there is nothing to check. */
const unchecked = new Set([
  'compareJournalNames',
  'fieldOf',
  'isKind',
  'isFaultText',
  'isSituationName',
  'packSchema',
  'ofKind',
  'ArgumentError',
  'JournalError',
  'StageError',
  'ToolError',
  'InjectionRefused',
]);

async function outcome(call: () => unknown): Promise<unknown> {
  try {
    return await call();
  } catch (error) {
    return error;
  }
}

const refusal = { name: 'ArgumentError', code: 'invalid-argument' };

it.each(Object.entries(entries))('%s exports no function that is not tested here', (_, exported) => {
  const functions = Object.entries(exported).filter(([, value]) => typeof value === 'function');
  const known = (name: string) => name in takers || name in others || unchecked.has(name);
  expect(functions.map(([name]) => name).filter((name) => !known(name))).toEqual([]);
});

describe.each(Object.entries(takers))('the options of %s', (name, { call, sound = {}, option }) => {
  const throwing = {
    ...sound,
    get [option](): never {
      throw new TypeError("Cannot read properties of undefined (reading 'x')");
    },
  };

  it.each<[string, unknown, RegExp]>([
    ['null', null, /takes its options as an object, not null$/],
    ['a list', [], /takes its options as an object, not a list$/],
    ['a number', 5, /takes its options as an object, not 5$/],
    [
      'an unknown name',
      { ...sound, [`${option}x`]: 1 },
      new RegExp(`has no option '${option}x'; did you mean '${option}'\\?$`),
    ],
    ['a symbol', { ...sound, [option]: Symbol('odd') }, /^\w+ must be .+, not Symbol\(odd\)$/],
    ['NaN', { ...sound, [option]: Number.NaN }, /^\w+ must be .+, not NaN$/],
    ['null for a value', { ...sound, [option]: null }, /^\w+ must be .+, not null$/],
    ['a list for a value', { ...sound, [option]: [] }, /^\w+ must be .+, not a list$/],
    ['a getter that throws', throwing, /cannot be read: /],
  ])('are refused in a sentence if they are %s', async (_, options, sentence) => {
    const error = await outcome(() => call(options as never, name as never));
    expect(error).toMatchObject(refusal);
    expect((error as Error).message).toMatch(sentence);
  });

  it('are taken if they are sound', async () => {
    const result = await outcome(() => call({ [option]: undefined, ...sound } as never, name as never));
    expect(result).not.toMatchObject(refusal);
    await (result as Partial<AsyncDisposable> | undefined)?.[Symbol.asyncDispose]?.();
    (result as { lock?: { release(): void } } | undefined)?.lock?.release();
    rmSync(untouched, { recursive: true, force: true });
  });
});

describe.each(Object.entries(others))('%s', (_, call) => {
  it.each([null, 5.5, Number.NaN, Symbol('odd'), {}, [null], () => 1])(
    'refuses %o in a sentence, or has no answer',
    async (value) => {
      const result = await outcome(() => call(value as never));
      expect(result instanceof Error ? result : refusal).toMatchObject(refusal);
    },
  );
});
