/** Tools that are wrong in one way, each with hours of play in which they are: what is left of them. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkJournal } from '../../src/check/check-journal.js';
import { pointerPattern } from '../../src/check/text/json-pointer.js';
import { reduceJournal } from '../../src/stage/reduce/reduce-journal.js';
import type { Reduced } from '../../src/stage/reduce/reduce-options.js';
import { fewIn, isThorough } from '../thorough.js';
import { type Mistake, mistakes } from '../trials/tools/mistakes.js';
import { after, lookingTool, quickClock, writeEarlierEvenings, wrongMoments } from './support/wrong-directories.js';

const maxRuns = 120;

/** Wrong only while a file is written, beside copies of it, with two commanders at once, or on looking on. */
const onlyMeanwhile: ReadonlySet<string> = new Set([
  'keeps the systems of a route that are behind',
  'never leaves a body',
  'crashes on an empty Backpack.json',
  'takes half a line for a line',
  'reads copies, too',
  'crashes on an empty Status.json',
  'crashes on half a NavRoute.json',
  'takes NavRoute.json as it is when the line comes',
  'takes Market.json as it is when the line comes',
  'mixes two commanders into one',
  // The Loadout leaves the value out: a tool that reads all at once does not know it either.
  'expects a value of every hull',
]);

/** Still as long as the journal when the runs are used up: nearly every line of the evening counts. */
const tooLong: ReadonlySet<string> = new Set(['counts by itself what an SRV brings']);

const wrongForGood = Object.entries(mistakes).filter(([name]) => !onlyMeanwhile.has(name));
const chosen = fewIn({ quick: 100, thorough: 4 }, wrongForGood);

let home: string;
let earlier: string;
const left: Reduced[] = [];

beforeAll(async () => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-reduce-'));
  earlier = path.join(home, 'earlier');
  await writeEarlierEvenings(earlier, isThorough ? 8 : 1);
});

afterAll(() => rmSync(home, { recursive: true }));

describe('reduceJournal', () => {
  it.each(chosen)('finds the few lines on which a tool %s', async (name, mistake) => {
    const { whole, options, reduced } = await reducedFor(mistake, path.join(home, name));
    left.push(reduced);
    expect(reduced).toMatchObject({ isWhole: !tooLong.has(name) });
    expect(reduced.of).toBeGreaterThan(isThorough ? 5000 : 300);
    expect(reduced.lines).toBeLessThanOrEqual(tooLong.has(name) ? reduced.of : 25);
    expect(reduced.runs).toBeLessThanOrEqual(maxRuns);
    expect(namesIn(whole).length).toBeGreaterThan(1);
    expect(namesIn(reduced.journals).filter((each) => namesIn(whole).includes(each))).toEqual([]);
    const correct = { ...options, out: path.join(home, name, 'correct'), tool: lookingTool({}) };
    const sameWithoutMistake = await reduceJournal(reduced.journals, correct).then(...outcome);
    expect(sameWithoutMistake).not.toBe(reduced.failure);
    const inWhole = await errorsIn(whole);
    expect([...(await errorsIn(reduced.journals))].filter((each) => !inWhole.has(each))).toEqual([]);
  });

  it.runIf(isThorough)('leaves few lines', () => {
    const lines = left.map((each) => each.lines).sort((one, other) => one - other);
    expect(lines.length).toBe(chosen.length);
    expect(lines[Math.floor(lines.length / 2)]).toBeLessThanOrEqual(10);
  });
});

const outcome = [({ failure }: Reduced) => failure, ({ message }: Error) => message] as const;

/** The first moment at which the tool is wrong for good. */
async function reducedFor(mistake: Mistake, own: string) {
  mkdirSync(own);
  for (const moment of await wrongMoments(mistake.caughtBy, mistake, own)) {
    const whole = after(earlier, moment, own);
    const { question } = moment;
    const options = { tool: lookingTool(mistake), out: path.join(own, 'out'), question, clock: quickClock(), maxRuns };
    // A tool that reads all at once may know less than one that has looked on.
    const correct = { ...options, out: path.join(own, 'right'), tool: lookingTool({}), maxRuns: 10 };
    if (!(await reduceJournal(whole, correct).then(...outcome)).includes('does not fail')) continue;
    try {
      return { whole, options, reduced: await reduceJournal(whole, options) };
    } catch (error) {
      if (!String(error).includes('does not fail')) throw error;
    }
  }
  throw new Error('it is never wrong for good');
}

/** The names and numbers of commanders. */
function namesIn(directory: string): string[] {
  const journals = readdirSync(directory).filter((file) => file.endsWith('.log'));
  const lines = journals.flatMap((file) => readFileSync(path.join(directory, file), 'latin1').split('\n'));
  const found = lines.flatMap(
    (line) => /"event":"Commander", "FID":"(\w+)", "Name":"([^"]+)"/.exec(line)?.slice(1) ?? [],
  );
  return [...new Set(found)];
}

async function errorsIn(directory: string): Promise<ReadonlySet<string>> {
  const errors = new Set<string>();
  for await (const { severity, rule, kind, pointer } of checkJournal(directory, { threads: 1 })) {
    if (severity === 'error') errors.add([rule, kind, pointerPattern(pointer)].join(' '));
  }
  return errors;
}
