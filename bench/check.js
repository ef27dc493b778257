/** Checking: against parsing alone, and against parsing and the validator most tools use. */
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { checkJournal } from '../dist/check/check-journal.js';
import { diagnose } from '../dist/check/event/diagnose.js';
import { kindSchema } from '../dist/interface/emit/json-schema.js';
import { specification } from '../dist/interface/kind-catalogue.js';
import { applyPatch } from '../dist/interface/object-rule.js';
import { coherentEvents } from './coherent.js';
import { fact, goal, sideBySide } from './compare.js';
import { makeEvents, writeCorpus } from './corpora/synthetic.js';
import { mixedEvents } from './mixed.js';

const megabytes = 60;
const coldMegabytes = 300;
const directory = path.join(os.tmpdir(), `shakedown-bench-${process.pid}`);
const journal = path.join(directory, 'Journal.2026-11-14T204100.01.log');

/** What checking must reach on each corpus. */
const corpora = {
  synthetic: { events: () => cleanEvents(12_000), toParsing: 3, toAjv: 3.5 },
  mixed: { events: () => mixedEvents(20_000, cleanEvents(800)), toParsing: 2, toAjv: 2.2 },
};

export async function benchChecking() {
  console.log('\nchecking');
  goal('set-up of the scanner, loading it included', Number(inNewProcess(settingUp)), {
    atMost: 30,
    unit: 'ms of CPU',
  });
  try {
    for (const [name, corpus] of Object.entries(corpora)) await benchCorpus(name, corpus);
    await benchSession();
    benchCold();
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function benchCorpus(name, { events, toParsing, toAjv }) {
  const lines = writeCorpus(directory, megabytes * 1e6, events());
  const validate = ajvOf();
  const seconds = await compared(lines, {
    parsing: () => eachLine(journal, (bytes, start, end) => parse(bytes, start, end) !== null),
    ajv: () => eachLine(journal, (bytes, start, end) => validate(parse(bytes, start, end))),
    checking: () => eventsChecked({ eventsOnly: true, threads: 1 }, 'event/kind'),
  });
  console.log(
    `\nchecking ${megabytes} MB event by event, ${name}: ${Math.round((megabytes * 1e6) / lines)} bytes a line`,
  );
  fact('plain parsing', megabytes / seconds.parsing, 'MB/s');
  fact('checking', megabytes / seconds.checking, 'MB/s');
  goal('checking to plain parsing', seconds.parsing / seconds.checking, { atLeast: toParsing });
  goal('checking to parsing and Ajv', seconds.ajv / seconds.checking, { atLeast: toAjv });
}

/** The default, with all that is held across events, on a journal in which that holds. */
async function benchSession() {
  const lines = writeCorpus(directory, 1, coherentEvents(40_000, cleanEvents(4000)));
  const seconds = await compared(lines, {
    parsing: () => eachLine(journal, (bytes, start, end) => parse(bytes, start, end) !== null),
    events: () => eventsChecked({ eventsOnly: true, threads: 1 }),
    session: () => eventsChecked({ threads: 1 }, 'companion/missing', 'status/missing'),
  });
  console.log('\nchecking all that is held across events, coherent');
  fact('event by event, to plain parsing', seconds.parsing / seconds.events, '×');
  fact('across events, to plain parsing', seconds.parsing / seconds.session, '×');
}

/** All of a process: start, set-up and work, as whoever types the command waits for it. */
function benchCold() {
  writeCorpus(directory, coldMegabytes * 1e6, corpora.synthetic.events());
  const [parsing, one, all] = [parsingCold, checkingCold(1), checkingCold()].map(
    (script) => Number(inNewProcess(script)) / 1000,
  );
  console.log(`\nchecking ${coldMegabytes} MB in a new process`);
  fact('plain parsing', parsing, 's');
  fact('with one thread, to plain parsing', parsing / one, '×');
  goal('with as many threads as are worth it, to plain parsing', parsing / all, { atLeast: 2 });
}

async function compared(lines, contenders) {
  for (const [contender, run] of Object.entries(contenders)) {
    const clean = await run();
    if (clean !== lines) throw new Error(`${contender} found ${clean} of ${lines} lines clean`);
  }
  return sideBySide(contenders);
}

/** How many events there are, if there is nothing to say about them but what is expected. */
async function eventsChecked(options, ...expected) {
  const check = checkJournal(journal, options);
  for await (const finding of check) {
    if (!expected.includes(finding.rule))
      throw new Error(`${finding.rule} in line ${finding.line}: ${finding.message}`);
  }
  return check.summary.events;
}

const from = (module) => JSON.stringify(new URL(`../dist/${module}`, import.meta.url).href);

const settingUp = `
  import ${from('interface/dialect/dialects.js')};
  const started = process.cpuUsage();
  const { dialectScanner } = await import(${from('check/scan/dialect-scanner.js')});
  dialectScanner('game');
  const { user, system } = process.cpuUsage(started);
  console.log((user + system) / 1000);
`;

const checkingCold = (threads) => `
  import { checkJournal } from ${from('check/check-journal.js')};
  for await (const { rule } of checkJournal(process.argv[1], { eventsOnly: true, threads: ${threads} })) throw new Error(rule);
  console.log(performance.now());
`;

const parsingCold = `
  import { closeSync, openSync, readSync } from 'node:fs';
  ${parse.toString()}
  ${eachLine.toString()}
  eachLine(process.argv[1], (bytes, start, end) => parse(bytes, start, end) !== null);
  console.log(performance.now());
`;

function inNewProcess(script) {
  return execFileSync(process.execPath, ['--input-type=module', '-e', script, journal], { encoding: 'utf8' });
}

/** Events of the sixteen kinds about which there is nothing to say. */
function cleanEvents(count) {
  const shapes = new Map(specification.kinds.map(({ name, shape }) => [name, shape]));
  return makeEvents(count)
    .map((event) => mended(event, shapes.get(event.event)))
    .filter((event) => diagnose(specification, event).length === 0);
}

/** An object that obeys the rules of its shape, and so do all objects in it. */
function mended(object, shape) {
  const inner = Object.entries(object).map(([name, value]) => [name, mendedValue(value, shape.fields[name])]);
  const obeying = shape.rules.reduce(
    (each, rule) => (rule.holds(each) ? each : applyPatch(each, rule.good)),
    Object.fromEntries(inner),
  );
  return Object.fromEntries(
    Object.keys(shape.fields)
      .filter((name) => name in obeying && (!name.endsWith('_Localised') || name.replace('_Localised', '') in obeying))
      .map((name) => [name, obeying[name]]),
  );
}

function mendedValue(value, field) {
  if (field?.type === 'object') return mended(value, field.shape);
  return field?.type === 'array' ? value.map((each) => mendedValue(each, field.element)) : value;
}

function ajvOf() {
  const ajv = formats.default(new Ajv2020({ allErrors: true, strict: true }));
  const checks = new Map(specification.kinds.map((kind) => [kind.name, ajv.compile(kindSchema(specification, kind))]));
  return (event) => checks.get(event.event)?.(event) ?? typeof event.timestamp === 'string';
}

function parse(bytes, start, end) {
  return JSON.parse(bytes.toString('utf8', start, end));
}

/** Reads a file, finds its lines, and counts those that are found clean. */
function eachLine(file, isClean) {
  const descriptor = openSync(file, 'r');
  const chunk = Buffer.alloc(512 * 1024);
  let filled = 0;
  let count = 0;
  for (;;) {
    const length = readSync(descriptor, chunk, filled, chunk.length - filled, null);
    if (length === 0) break;
    filled += length;
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0 && end < filled; end = chunk.indexOf(10, start)) {
      if (isClean(chunk, start, end)) count++;
      start = end + 1;
    }
    chunk.copyWithin(0, start, filled);
    filled -= start;
  }
  closeSync(descriptor);
  return count;
}
