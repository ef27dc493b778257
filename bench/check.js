/** Checking: the scanner against parsing alone, and against parsing and the validator most tools use. */
import { closeSync, openSync, readSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { diagnose } from '../dist/check/event/diagnose.js';
import { compileScanner } from '../dist/check/scan/compile.js';
import { unsure } from '../dist/check/scan/scanner.js';
import { specification } from '../dist/spec/catalogue.js';
import { kindSchema } from '../dist/spec/emit/json-schema.js';
import { applyPatch } from '../dist/spec/rule.js';
import { fact, goal, sideBySide } from './compare.js';
import { makeEvents, writeCorpus } from './corpus.js';
import { mixedEvents } from './mixed.js';

const megabytes = 60;

/** What checking must reach, and what came out of each corpus. */
const corpora = {
  synthetic: { events: () => cleanEvents(12_000), toParsing: 3, toAjv: 3.5 },
  mixed: { events: () => mixedEvents(20_000, cleanEvents(800)), toParsing: 2, toAjv: 2.2 },
};

export async function benchChecking() {
  const started = performance.now();
  const scanner = compileScanner(specification, {});
  console.log('\nchecking');
  goal('set-up of the scanner', performance.now() - started, { atMost: 30, unit: 'ms' });
  for (const [name, corpus] of Object.entries(corpora)) await benchCorpus(name, corpus, scanner);
}

async function benchCorpus(name, { events, toParsing, toAjv }, scanner) {
  const directory = path.join(os.tmpdir(), `shakedown-bench-${process.pid}`);
  try {
    const lines = writeCorpus(directory, megabytes * 1e6, events());
    const file = path.join(directory, 'Journal.2026-11-14T204100.01.log');
    const validate = ajvOf();
    // Here `checkJournal` joins them.
    const contenders = {
      parsing: () => eachLine(file, (bytes, start, end) => parse(bytes, start, end) !== null),
      ajv: () => eachLine(file, (bytes, start, end) => validate(parse(bytes, start, end))),
      scanner: () => eachLine(file, (bytes, start, end) => scanner.scan(bytes, start, end) !== unsure),
    };
    for (const [contender, run] of Object.entries(contenders)) {
      const clean = run();
      if (clean !== lines) throw new Error(`${contender} found ${clean} of ${lines} lines clean`);
    }
    const seconds = await sideBySide(contenders);
    console.log(`\nchecking ${megabytes} MB, ${name}: ${Math.round((megabytes * 1e6) / lines)} bytes a line`);
    fact('plain parsing', megabytes / seconds.parsing, 'MB/s');
    fact('scanner', megabytes / seconds.scanner, 'MB/s');
    goal('scanner to plain parsing', seconds.parsing / seconds.scanner, { atLeast: toParsing });
    goal('scanner to parsing and Ajv', seconds.ajv / seconds.scanner, { atLeast: toAjv });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
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
