/** Checking: as people use it, in processes of its own, and warm; beside parsing alone and other ways to read or validate. */

import { median, ratio, spread } from './compare.js';
import { corpusInUse, largeCorpusInUse } from './corpora-in-use.js';
import { bareNode, command, contender, freshAnswer, freshRounds, freshWalls } from './fresh-process.js';
import { about, fact, must, waited, way } from './report.js';
import { smallJournal } from './small-journal.js';

/** Which corpora are checked as people do it, and which other ways can cope with them. */
const asUsed = [
  { corpus: 'game', dialect: 'game', name: 'check/game', others: ['parse-and-ajv', 'kayahr', 'read-lines'] },
  { corpus: 'spec', dialect: 'spec', name: 'check/spec', others: ['parse-and-ajv', 'kayahr', 'read-lines'] },
  { corpus: 'mixed', dialect: 'game', others: ['parse-and-ajv', 'kayahr', 'read-lines'] },
  // The two readers give up at the first broken line.
  { corpus: 'dirt', dialect: 'game', name: 'check/dirt', others: ['parse-and-ajv'] },
];

/** What is compared once everything is warm. */
const warm = [
  { corpus: 'synthetic', dialect: 'spec', contenders: ['parse', 'events'], events: 'check/events-synthetic' },
  { corpus: 'mixed', dialect: 'game', contenders: ['parse', 'events'], events: 'check/events-mixed' },
  {
    corpus: 'game',
    dialect: 'game',
    contenders: ['ajv', 'events', 'all'],
    ajv: 'check/ajv-game',
    session: 'check/session-game',
  },
  {
    corpus: 'spec',
    dialect: 'spec',
    contenders: ['ajv', 'events', 'all'],
    ajv: 'check/ajv-spec',
    session: 'check/session-spec',
  },
];

export async function benchChecking({ quick }) {
  for (const each of asUsed) if (each.name || !quick) await benchAsUsed(each, quick);
  await benchLarge(quick);
  benchSmall(quick);
  for (const each of warm) await benchWarm(each, quick);
}

/** One thread, all rules, seconds of the processor from the start of the process to its end. */
async function benchAsUsed({ corpus, dialect, name, others }, quick) {
  const { directory, megabytes } = await corpusInUse(corpus);
  const programs = {
    parse: contender('parse', directory),
    check: [command, 'check', '--threads', '1', directory],
    ...(!quick && { events: [command, 'check', '--threads', '1', '--events-only', directory] }),
    ...(!quick &&
      Object.fromEntries(
        others.map((other) => [other, contender(other, directory, ...(other === 'parse-and-ajv' ? [dialect] : []))]),
      )),
  };
  const { parse, ...ours } = freshRounds(programs, quick ? 2 : 7);
  about(`shakedown check DIR, one thread, ${corpus}, ${megabytes} MB: seconds of the processor in a new process`);
  fact('parsing alone', median(parse.cpu), 's');
  fact('check', median(ours.check.cpu), 's');
  if (name) must(name, ratio(parse.cpu, ours.check.cpu));
  for (const [each, { cpu }] of Object.entries(ours)) way(wayNames[each], { corpus, ...ratio(parse.cpu, cpu) });
}

const wayNames = {
  check: '`shakedown check`, one thread',
  events: '`shakedown check --events-only`, one thread',
  'parse-and-ajv': 'parsing, and Ajv with our schemas',
  kayahr: '@kayahr/ed-journal, every event',
  'read-lines': '`readline` and `JSON.parse`',
};

/** By the clock: how long one waits for it. */
async function benchLarge(quick) {
  const { directory, megabytes } = await largeCorpusInUse('game', 300);
  const programs = {
    parse: contender('parse', directory),
    two: [command, 'check', '--threads', '2', directory],
    ...(!quick && { one: [command, 'check', '--threads', '1', directory], all: [command, 'check', directory] }),
  };
  const { parse, two, one, all } = freshWalls(programs, quick ? 1 : 3);
  about(`shakedown check DIR, ${megabytes} MB: seconds of the clock`);
  const wait = (what, seconds) => seconds && waited(what, { megabytes, seconds: median(seconds) });
  wait('parsing alone', parse);
  wait('`shakedown check --threads 2`', two);
  wait('`shakedown check --threads 1`', one);
  wait('`shakedown check`, with as many threads as it takes', all);
  must('check/large', ratio(parse, two));
}

/** By the clock as well, since nobody waits for a processor. */
function benchSmall(quick) {
  const { file, remove } = smallJournal();
  try {
    const { bare, check } = freshWalls({ bare: bareNode, check: [command, 'check', file] }, quick ? 7 : 41);
    about('shakedown check of a journal of a few lines: milliseconds of the clock');
    fact('Node that does nothing', 1000 * median(bare), 'ms');
    must('check/small', spread(check.map((seconds) => 1000 * seconds)));
  } finally {
    remove();
  }
}

/** In a process in which all of it has run before; seconds of the processor, one thread. */
async function benchWarm({ corpus, dialect, contenders, events, ajv, session }, quick) {
  const { directory, megabytes } = await corpusInUse(corpus);
  // Ajv takes as long as all others together.
  const rounds = String(quick ? (ajv ? 1 : 2) : 5);
  const seconds = freshAnswer(contender('warm-check', directory, dialect, rounds, ...contenders));
  about(`checking ${corpus}, ${megabytes} MB, warm, one thread: seconds of the processor`);
  for (const [name, list] of Object.entries(seconds)) fact(warmNames[name], median(list), 's');
  if (events) must(events, ratio(seconds.parse, seconds.events));
  if (ajv) must(ajv, ratio(seconds.ajv, seconds.all));
  if (session) must(session, ratio(across(seconds), seconds.events));
}

const warmNames = {
  parse: 'parsing alone',
  ajv: 'parsing and Ajv',
  events: 'check, event by event',
  all: 'check, all rules',
};

/** What the rules across events take: all rules without what they take event by event. */
function across({ all, events }) {
  return all.map((seconds, round) => seconds - events[round]);
}
