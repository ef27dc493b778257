/**
 * The findings of a commander do not depend on batch boundaries, nor on where the check is saved and
 * restored.
 */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AttributedFinding, SetAside } from '../../src/fleet/check/check-outcome.js';
import { CommanderCheck, type CommanderSnapshot } from '../../src/fleet/check/commander-check.js';
import { SharedCheckers } from '../../src/fleet/check/run-checker.js';
import type { FleetMessage, StoredMessage } from '../../src/fleet/fleet-message.js';
import { dialectNames, dialects } from '../../src/interface/dialect/dialects.js';
import { lineSequences } from '../generators/line-sequences.js';
import { Bench } from '../stage/faulty.js';
import { isThorough, runs } from '../thorough.js';
import { commander, directoryMessages, everyFault, journalMessages, stored } from './support/directory-messages.js';

const bench = new Bench();
const checkers = new SharedCheckers();

afterAll(() => bench.remove());

describe.each(dialectNames)('a check in the %s dialect', (dialect) => {
  let session: FleetMessage[];

  beforeAll(async () => {
    // The specification has fewer lines in an hour.
    const seconds = dialect === 'spec' ? 4 * 3600 : 3600;
    session = directoryMessages(await bench.write(everyFault, { seed: 4, dialect, seconds }), dialect);
  });

  it('has the same findings in a broken session, however it is split', () => {
    const whole = checked(stored(session));
    expect(new Set(whole.findings.map(({ finding }) => finding.rule)).size).toBeGreaterThan(5);
    fc.assert(
      fc.property(cuts, (plan) => {
        expect(checked(stored(session), plan)).toEqual(whole);
      }),
      { numRuns: runs(20) },
    );
  });

  it('has the same findings for duplicate, late, split and missing messages, however they are batched', () => {
    fc.assert(
      fc.property(fc.array(accidents, { minLength: 5, maxLength: 60 }), cuts, (happened, plan) => {
        const messages = stored(disturbed(session, happened));
        expect(checked(messages, plan)).toEqual(checked(messages));
      }),
      { numRuns: runs(20) },
    );
  });

  it('has the same findings for lines of any kind, however they are split', () => {
    const journals = fc.array(lineSequences(dialects[dialect], { longLines: false }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(journals, cuts, fc.boolean(), (files, plan, isEnded) => {
        const messages = stored(
          files.flatMap((lines, index) => journalMessages(nameOf(index), joined(lines, isEnded), dialect)),
        );
        expect(checked(messages, plan)).toEqual(checked(messages));
      }),
      { numRuns: runs(80) },
    );
  });
});

describe('the state of a check', () => {
  it('is small for an ordinary commander', async () => {
    const directory = await bench.write([], { seed: 2, dialect: 'game', seconds: (isThorough ? 8 : 1) * 3600 });
    const check = new CommanderCheck(commander, checkers);
    check.add(stored(directoryMessages(directory, 'game')));
    const { companions, ...rest } = check.snapshot();
    expect(JSON.stringify(rest).length).toBeLessThan(30_000);
    // The files beside the journal are kept as they are now, each once; a market has its size.
    const files = readdirSync(directory).filter((name) => name.endsWith('.json'));
    const bytes = files.reduce((sum, name) => sum + statSync(path.join(directory, name)).size, 0);
    expect(JSON.stringify(companions).length).toBeLessThan(1.25 * bytes);
  });
});

/** Batch sizes, and whether the check is saved and restored after each batch. */
const cuts = fc.array(
  fc.record({ size: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 300 })), moves: fc.boolean() }),
  {
    minLength: 1,
    maxLength: 20,
  },
);

type Cuts = readonly { readonly size: number; readonly moves: boolean }[];

const inOneBatch: Cuts = [{ size: Infinity, moves: false }];

function checked(messages: readonly StoredMessage[], plan: Cuts = inOneBatch) {
  let check = new CommanderCheck(commander, checkers);
  const findings: AttributedFinding[] = [];
  const aside: SetAside[] = [];
  let duplicates = 0;
  for (let at = 0, batch = 0; at < messages.length; batch++) {
    const { size, moves } = plan[batch % plan.length] as Cuts[number];
    // Checked messages are read again after a takeover.
    const done = check.add(messages.slice(moves ? Math.max(0, at - 3) : at, at + size));
    findings.push(...done.findings);
    aside.push(...done.aside);
    duplicates += done.duplicates;
    if (moves) check = movedElsewhere(check);
    at += size;
  }
  return { findings, aside, duplicates, tally: check.tally, through: check.through, state: jsonOf(check.snapshot()) };
}

function movedElsewhere(check: CommanderCheck): CommanderCheck {
  return CommanderCheck.restore(commander, jsonOf(check.snapshot()), checkers);
}

function jsonOf(snapshot: CommanderSnapshot): CommanderSnapshot {
  return JSON.parse(JSON.stringify(snapshot)) as CommanderSnapshot;
}

/** What can happen to a message. */
const accidents = fc.record({
  at: fc.nat(),
  what: fc.constantFrom('twice', 'late', 'lost', 'pieces', 'again', 'start', 'replaced', 'returned'),
  by: fc.integer({ min: 1, max: 40 }),
});

type Accident = typeof accidents extends fc.Arbitrary<infer Value> ? Value : never;

function disturbed(session: readonly FleetMessage[], happened: readonly Accident[]): FleetMessage[] {
  const messages = [...session];
  for (const { at, what, by } of happened) {
    const index = at % messages.length;
    const message = messages[index] as FleetMessage;
    const { payload } = message;
    const half = Math.floor(payload.length / 2);
    const first = { ...message, payload: payload.subarray(0, half), more: true as const };
    const second = { ...message, payload: payload.subarray(half), offset: message.offset + half };
    if (what === 'twice') messages.splice(index + by, 0, message);
    else if (what === 'late') messages.splice(index + by, 0, ...messages.splice(index, 1));
    else if (what === 'lost') messages.splice(index, 1);
    else if (what === 'pieces') messages.splice(index, 1, first, second);
    else if (what === 'again') messages.splice(index, 0, ...messages.slice(Math.max(0, index - by), index));
    else if (what === 'start') messages[index] = { ...message, start: true };
    else if (what === 'replaced')
      for (let each = index; each < index + by && messages[each]; each++) replace(messages, each);
    else messages.splice(0, 0, ...messages.splice(index, by));
  }
  return messages;
}

function replace(messages: FleetMessage[], index: number): void {
  const message = messages[index] as FleetMessage;
  messages[index] = { ...message, copy: message.copy + 1 };
}

function nameOf(index: number): string {
  return `Journal.2026-11-14T20410${index}.01.log`;
}

function joined(lines: readonly Buffer[], isEnded: boolean): Buffer {
  const all = Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\r\n')]));
  return isEnded ? all : all.subarray(0, -2);
}
