import { describe, expect, it } from 'vitest';
import { oneIn } from '../../test/thorough.js';
import { formatLine } from '../journal/format/format-line.js';
import { ArgumentError } from '../words/argument-error.js';
import { planNames } from './plans/plans.js';
import { defaultStart } from './session-options.js';
import type { TimedWrite } from './session-output.js';
import { openSession, simulate } from './simulate.js';

/** The message for invalid options. */
function refusal(options: Readonly<Record<string, unknown>>): string {
  try {
    openSession({ seed: 1, ...options });
  } catch (error) {
    if (error instanceof ArgumentError) return error.message;
    throw error;
  }
  return '';
}

/** Overwrites everything in an event. */
function tear(value: object): void {
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === 'object' && member !== null) tear(member as object);
    else Object.assign(value, { [name]: 'torn' });
  }
  if (Array.isArray(value)) value.length = 0;
}

describe('a session', () => {
  it.each([
    [{ seed: 1.5 }, 'seed must be an integer such as 7, not 1.5'],
    [{ seed: Number.NaN }, 'seed must be an integer such as 7, not NaN'],
    [{ plan: 'exlore' }, "unknown plan 'exlore'; did you mean 'explore'?"],
    [{ plan: 'toString' }, `unknown plan 'toString'; known are ${planNames.join(', ')}`],
    [{ dialect: 'gane' }, "unknown dialect 'gane'; did you mean 'game'?"],
    [{ kinds: ['FSDJump', 'Dockde'] }, "unknown kind 'Dockde'; did you mean 'Docked'?"],
    [{ seconds: Number.NaN }, 'seconds must be a number, at least 0, not NaN'],
    [{ seconds: -1 }, 'seconds must be a number, at least 0, not -1'],
    [{ start: new Date('soon') }, 'start must be a valid Date, not an invalid Date'],
    [{ start: new Date('1969-12-31T00:00:00Z') }, 'a session must begin and end between the years 1970 and 9000'],
    [
      { start: new Date('8999-12-31T00:00:00Z'), seconds: 1e9 },
      'a session must begin and end between the years 1970 and 9000',
    ],
  ])('with %o is refused in a sentence', (options, sentence) => {
    expect(refusal(options)).toBe(sentence);
  });

  it('may be endless, and may be limited to any kind that has a table', () => {
    expect(refusal({ seconds: Infinity, kinds: ['Docked', 'Undocked'], plan: 'stay', dialect: 'game' })).toBe('');
  });

  it('with a fractional number of seconds ends', () => {
    const moments = [...simulate({ seed: 1, seconds: 100.0001 })];
    expect(moments.at(-1)?.companion).toMatchObject({ event: 'Status', Flags: 0 });
  });

  it.each(oneIn(6, planNames))('is unaffected by changes to its events, and so is the next: %s', (plan) => {
    const lineOf = (write: TimedWrite) => formatLine(write.event ?? write.companion);
    const tour = () => simulate({ seed: 7, plan, dialect: 'game', seconds: 1800 });
    const untouched = Array.from(tour(), lineOf);
    const torn = Array.from(tour(), (write) => {
      const line = lineOf(write);
      tear(write);
      return line;
    });
    expect(torn).toEqual(untouched);
    expect(Array.from(tour(), lineOf)).toEqual(untouched);
  });
});

describe('a session that is ended soon', () => {
  it.each(oneIn(6, planNames))('equals one that had that length from the beginning: %s', (plan) => {
    for (const [seed, endAt] of [1, 40, 333, 900].entries()) {
      const session = openSession({ seed, plan, dialect: 'game', seconds: Infinity });
      const writes: TimedWrite[] = [];
      let end = 0;
      while (!session.hasEnded) {
        writes.push(...session.advance());
        if (end === 0 && writes.length >= endAt) end = session.endSoon();
      }
      const seconds = (end - defaultStart.getTime()) / 1000;
      const planned = openSession({ seed, plan, dialect: 'game', seconds });
      const expected: TimedWrite[] = [];
      while (!planned.hasEnded) expected.push(...planned.advance());
      expect(writes).toEqual(expected);
    }
  });

  it('does not last longer than planned', () => {
    const session = openSession({ seed: 1, seconds: 60 });
    while (!session.hasEnded) session.advance();
    expect(session.endSoon()).toBe(defaultStart.getTime() + 60_000);
  });
});

describe('a session that is advanced step by step', () => {
  it.each(oneIn(8, planNames))('writes the same as one that runs on its own: %s', (plan) => {
    for (const dialect of ['spec', 'game'] as const) {
      const options = { seed: 11, seconds: 3600, plan, dialect };
      const session = openSession(options);
      const writes: TimedWrite[] = [];
      while (!session.hasEnded) writes.push(...session.advance());
      // At the end, `writes` closes what an activity has begun; with `advance` that is up to the caller.
      const end = defaultStart.getTime() + options.seconds * 1000;
      const text = (all: readonly TimedWrite[]) => all.filter(({ at }) => at < end).map((each) => JSON.stringify(each));
      expect(text(writes)).toEqual(text([...simulate(options)]));
    }
  });
});
