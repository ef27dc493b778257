/** Checking in fresh processes, compared with parsing alone. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatLine } from '../dist/journal/index.js';
import { simulate } from '../dist/simulate/index.js';
import { median, ratio, spread } from './compare.js';
import { eachLine } from './contenders/each-line.js';
import { corpusInUse, largeCorpusInUse } from './corpora/corpus-store.js';
import { findingShare } from './corpora/lines-with-findings.js';
import { bareNode, command, contender, freshRounds } from './fresh-process.js';
import { about, fact, must } from './report.js';
import { inTemporaryDirectory } from './temporary.js';

export async function run({ quick }) {
  await benchDirectory('game', quick);
  await benchDirectory('spec', quick);
  const clean = await benchDirectory('mixed', quick);
  const dirty = await benchDirectory('findings', quick);
  // Both have the same lines, but for those with findings.
  const findings = dirty.lines * findingShare;
  must('check/line', spread(dirty.cpu.map((seconds, round) => ((seconds - clean.cpu[round]) / findings) * 1e6)));
  await benchLarge(quick);
  await benchSmall(quick);
}

/** One thread, all rules, CPU seconds of the whole process. */
async function benchDirectory(corpus, quick) {
  const { directory, megabytes } = await corpusInUse(corpus);
  const programs = {
    parse: contender('parse', directory),
    check: [command, 'check', '--threads', '1', directory],
  };
  const { parse, check } = freshRounds(programs, quick ? 3 : 7);
  about(`shakedown check DIR, one thread, ${corpus}, ${megabytes} MB: CPU seconds of a new process`);
  fact('parsing alone', median(parse.cpu), 's');
  fact('check', median(check.cpu), 's');
  must(`check/${corpus}`, ratio(parse.cpu, check.cpu));
  return { lines: eachLine(directory, () => true), cpu: check.cpu };
}

/** Wall time. */
async function benchLarge(quick) {
  const { directory, megabytes } = await largeCorpusInUse('game', 300);
  const programs = {
    parse: contender('parse', directory),
    two: [command, 'check', '--threads', '2', directory],
  };
  const { parse, two } = freshRounds(programs, quick ? 1 : 3);
  about(`shakedown check DIR, ${megabytes} MB: seconds of wall time`);
  must('check/large', ratio(parse.wall, two.wall));
}

/** A journal of a few lines, such as a test fixture. */
async function benchSmall(quick) {
  await inTemporaryDirectory((directory) => {
    const file = path.join(directory, 'Journal.2026-11-14T204100.01.log');
    writeFileSync(file, firstLines(30).join(''));
    const { bare, check } = freshRounds({ bare: bareNode, check: [command, 'check', file] }, quick ? 9 : 41);
    about('shakedown check of a journal of 30 lines: milliseconds of CPU time');
    fact('Node that does nothing', 1000 * median(bare.cpu), 'ms');
    must('check/small', spread(check.cpu.map((seconds, round) => 1000 * (seconds - bare.cpu[round]))));
  });
}

function firstLines(count) {
  const lines = [];
  for (const { event } of simulate({ seed: 1, dialect: 'game' })) {
    if (event) lines.push(formatLine(event));
    if (lines.length === count) break;
  }
  return lines;
}
