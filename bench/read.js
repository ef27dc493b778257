/** Reading: every event through an iterator, and the events of one kind, against the reader that most tools use. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { median, ratio } from './compare.js';
import { corpusInUse } from './corpora-in-use.js';
import { contender, freshAnswer } from './fresh-process.js';
import { about, fact, goal, must } from './report.js';

export async function benchReading({ quick }) {
  const rounds = quick ? '1' : '5';
  await benchSynthetic(rounds);
  await benchMixed(rounds);
  if (!quick) benchLongLines();
}

async function benchSynthetic(rounds) {
  const { directory, megabytes } = await corpusInUse('synthetic');
  const seconds = freshAnswer(contender('warm-read', directory, rounds, 'every'));
  about(`reading synthetic, ${megabytes} MB, warm: seconds of the processor`);
  tellSpeeds(seconds, megabytes);
  must('read/events', ratio(seconds.kayahr, seconds.ours));
}

/** Every event, and those of one kind; the other reader parses every event in any case. */
async function benchMixed(rounds) {
  const { directory, megabytes } = await corpusInUse('mixed');
  const seconds = freshAnswer(contender('warm-read', directory, rounds, 'every', 'one'));
  about(`reading mixed, ${megabytes} MB, warm: seconds of the processor`);
  tellSpeeds(seconds, megabytes);
  must('read/events-mixed', ratio(seconds.kayahr, seconds.ours));
  about(`reading the events of one kind, mixed, ${megabytes} MB, warm: seconds of the processor`);
  fact('all lines, parsed where one asks, to kayahr', ratio(seconds.kayahr, seconds.oursLazily).figure, '×');
  must('read/lazy', ratio(seconds.kayahr, seconds.oursOfKind));
}

function tellSpeeds({ plain, ours }, megabytes) {
  fact('plain parsing', megabytes / median(plain), 'MB/s');
  fact('every event', megabytes / median(ours), 'MB/s');
  fact('every event to plain parsing', ratio(plain, ours).figure, '×');
}

function benchLongLines() {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-bench-'));
  const long = `{ "timestamp":"2026-11-14T20:41:00Z", "event":"Synthesis", "Name":"${'x'.repeat(10_000_000)}", "Materials":[  ] }\r\n`;
  try {
    writeFileSync(path.join(directory, 'Journal.2026-11-14T204100.01.log'), long.repeat(5));
    const seconds = freshAnswer(contender('warm-read', directory, '2', 'every'));
    about('reading five lines of 10 MB, warm: seconds of the processor');
    fact('every event', median(seconds.ours), 's');
    goal('every event to kayahr', ratio(seconds.kayahr, seconds.ours).figure, { atLeast: 20 });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
