/** Runs the printed reproductions, and expects the same bytes. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Dialect } from '../../src/interface/dialect/dialects.js';
import type { PlanName } from '../../src/simulate/plans/plans.js';
import { startStage } from '../../src/stage/open-stage.js';
import type { RunningStage } from '../../src/stage/running-stage.js';
import type { StageOptions } from '../../src/stage/stage-options.js';
import { start as running, shakedown } from '../shakedown.js';
import { runs } from '../thorough.js';

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-again-'));
});

afterEach(() => rmSync(home, { recursive: true }));

const start = new Date('2026-11-14T20:41:00Z');

/** The journals and the files beside them. */
function contents(directory: string): Record<string, string> {
  const names = readdirSync(directory).filter((name) => !name.startsWith('.'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(directory, name), 'latin1')]));
}

/** Splits a command line like a shell. */
function wordsOf(command: string): string[] {
  const words = command.match(/(?:'[^']*'|\\.|[^\s'\\])+/g) ?? [];
  return words.map((word) =>
    word.replaceAll(/'([^']*)'|\\(.)/g, (_, inside?: string, after?: string) => inside ?? after ?? ''),
  );
}

/** Follows the instructions in the text. */
async function repeated(again: string): Promise<Record<string, string>> {
  const out = path.join(home, 'again');
  const file = path.join(home, 'again.yaml');
  const lines = again.split('\n').map((line) => line.replace(/^ {2}/, ''));
  const command = lines.findIndex((line) => line.startsWith('shakedown '));
  if (lines[0]?.endsWith(', as again.yaml:')) writeFileSync(file, lines.slice(2, command - 1).join('\n'));
  const words = wordsOf(lines[command] ?? '')
    .slice(1)
    .map((word) => (word === 'again.yaml' ? file : word));
  const ran = await shakedown(...words.map((word) => (word === 'DIRECTORY' ? out : word)), '--clean');
  // It names its date, which may be later than what is known of the game.
  expect(ran, again).toMatchObject({ code: 0, err: expect.stringMatching(/^(?:the session is of [^\n]+)?$/) });
  return contents(out);
}

/** Controls a stage, and expects its reproduction to give the same bytes. */
async function expectRepeated(options: StageOptions, direct: (stage: RunningStage) => Promise<void>): Promise<string> {
  const directory = path.join(home, 'first');
  rmSync(directory, { recursive: true, force: true });
  const stage = await startStage({ seed: 7, start, ...options, directory });
  try {
    await direct(stage);
  } finally {
    await stage.close();
  }
  expect(await repeated(stage.reproduction), stage.reproduction).toEqual(contents(directory));
  return stage.reproduction;
}

const hello = { event: 'ReceiveText', From: '', Message: 'o7', Channel: 'local' };

describe('the printed reproduction of a stage', () => {
  it('repeats triggers on a command line', async () => {
    const again = await expectRepeated({ given: { system: 'Sol', fuel: '80%' } }, async (stage) => {
      await stage.trigger('dock', { station: 'Abraham Lincoln' });
      await stage.trigger('low-fuel', { fuel: 2 });
    });
    expect(again).toContain("--trigger 'dock station=\"Abraham Lincoln\"' --trigger 'low-fuel fuel=2'");
    expect(again).not.toContain('again.yaml');
  });

  it('names the dialect, so that there is no hint about the other one', async () => {
    const again = await expectRepeated({ dialect: 'spec' }, async (stage) => {
      await stage.trigger('dock');
    });
    expect(again).toContain('--dialect spec --trigger dock');
  });

  const flavours: StageOptions[] = [{}, { second: true }, { client: 'legacy' }];
  it.each(flavours)('repeats leaps and steps between triggers, in a scenario: %j', async (flavour) => {
    const again = await expectRepeated({ dialect: 'game', ...flavour }, async (stage) => {
      await stage.trigger('undock');
      await stage.advance(stage.now + 600_000);
      stage.step();
      await stage.trigger('dock');
    });
    expect(again).toMatch(/^ {4}- leap: 2026-11-14T20:5\d:\d\d(\.\d+)?Z$/m);
    expect(again).toMatch(/^ {4}- step: 1$/m);
  });

  it('repeats a step right after an injected line, with a second commander', async () => {
    const again = await expectRepeated({ seed: 0, dialect: 'spec', second: true }, async (stage) => {
      await stage.advance(Date.parse('2026-11-14T20:42:16Z'));
      stage.injectNow(hello);
      stage.step();
    });
    expect(again).toMatch(/- leap: .*\n.*- \{ inject: .*\n.*- step: 1/);
  });

  it('omits refused requests', async () => {
    const again = await expectRepeated({}, async (stage) => {
      await stage.trigger('undock');
      await stage.trigger('dok' as 'dock').catch(() => {});
      await stage.trigger('dock', { station: 'Nowhere' }).catch(() => {});
      await stage.inject({ event: 'Dockd' }).catch(() => {});
    });
    expect(again).not.toMatch(/dok|Nowhere|Dockd/);
  });

  it('repeats objects, quotes, large integers, events and faults', async () => {
    const again = await expectRepeated(
      { dialect: 'game', given: { cargo: { gold: 3n }, commander: "Jane O'Doe" } },
      async (stage) => {
        await stage.trigger('dock', { cargo: { gold: 2, silver: 1 } });
        stage.fault('nul-run');
        stage.fault('lf:100%');
        await stage.trigger('undock');
        stage.stopFault();
        await stage.inject({ ...hello, Message: 'it\'s "me": \\ # – \u0007 \ud83d\ude80\n' });
        await stage.inject(
          { event: 'Missions', Active: [{ MissionID: 2n ** 64n - 1n }], None: undefined },
          { anyway: true },
        );
      },
    );
    expect(again).not.toContain('[object');
    expect(again).toContain('stop-fault: "lf:100%"');
    expect(again).toContain('18446744073709551615');
  });

  it('repeats numbers beyond 2^53 as the journal has them', async () => {
    const again = await expectRepeated({}, async (stage) => {
      await stage.inject({ ...hello, Value: 2 ** 60 + 2 ** 10, Id: 2n ** 64n - 1n }, { anyway: true });
    });
    expect(again).toContain('18446744073709551615');
  });

  it('repeats the sign of a zero', async () => {
    const again = await expectRepeated({}, async (stage) => {
      await stage.inject({ ...hello, Value: -0, List: [-0] }, { anyway: true });
      await stage.advance(stage.now + 10_000);
    });
    expect(again).toContain('"Value": -0.0, "List": [-0.0]');
  });

  it('repeats a running stage with a plan, until its time is up', async () => {
    const plan = 'trade' as const;
    const again = await expectRepeated(
      { plan, seconds: 1200, playing: true, speed: 50, faults: ['lf:20%'] },
      async (stage) => {
        await stage.trigger('jump');
        await stage.inject(hello);
        stage.play(Infinity);
        await stage.finished;
      },
    );
    expect(again).toMatch(/plan: trade\n +for: 1200s\n[\s\S]*--fault lf:20%/);
  });

  it('repeats a running stage that is closed', async () => {
    const again = await expectRepeated(
      { plan: 'explore', playing: true, speed: 200, dialect: 'game' },
      async (stage) => {
        await stage.inject(hello);
        await stage.trigger('undock');
        stage.pause();
        await stage.advance(stage.now + 90_500);
        stage.play(1000);
        await stage.trigger('supercruise');
      },
    );
    expect(again).toContain('plan: explore');
  });

  it('lists what cannot be reproduced', async () => {
    await using stage = await startStage({ seed: 7, start });
    await stage.inject({ ...hello, Extra: () => {} }, { anyway: true }).catch(() => {});
    expect(stage.reproduction).toMatch(/it leaves out an injected event that holds a function/);
  });
});

describe('a session controlled through the port', () => {
  it('prints how to reproduce it', async () => {
    const out = path.join(home, 'first');
    const session = running('simulate', 'stay', '--seed', '7', '--dialect', 'game', '--speed', '20', '--out', out);
    await session.warned('control it with');
    expect((await shakedown('trigger', 'undock', '--out', out)).code).toBe(0);
    expect((await shakedown('clock', 'leap', '10m', '--out', out)).code).toBe(0);
    expect((await shakedown('trigger', 'nothing', '--out', out)).code).toBe(2);
    expect((await shakedown('inject', JSON.stringify(hello), '--out', out)).code).toBe(0);
    expect((await shakedown('trigger', 'dock', '--out', out)).code).toBe(0);
    await session.interrupt();
    const again = session.out().split('\n\n').slice(1).join('\n\n');
    expect(again).toMatch(/^Reproduce with this scenario, as again\.yaml:\n/);
    expect(again).toContain(`--out ${out}-again`);
    expect(await repeated(again.replace(`${out}-again`, 'DIRECTORY'))).toEqual(contents(out));
  });
});

/** A request to a stage. */
type StageRequest = (stage: RunningStage) => unknown;

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom("it's", 'a "b" c', 'x\\y', ' ', '1e3', '#'),
);
const sets = fc.oneof(
  fc.constant({}),
  fc.record({ fuel: fc.oneof(fc.constantFrom('50%', '100 %', '1_0'), fc.integer({ min: 1, max: 20 })) }),
  fc.record({
    cargo: fc.oneof(
      fc.constant({ gold: 1 }),
      fc.constant({ gold: 1n, silver: 2 }),
      fc.constant('gold=2, silver'),
      texts,
    ),
  }),
  fc.record({ credits: fc.oneof(fc.nat(), fc.bigInt({ min: 0n, max: 10n ** 12n }), texts) }),
  fc.record({ station: fc.oneof(fc.constantFrom('Galileo', ' abraham lincoln '), texts) }),
  fc.record({ legal: fc.constantFrom('Wanted', 'clean'), materials: fc.nat({ max: 400 }) }),
);
const situation = fc.constantFrom(
  'dock',
  'undock',
  'supercruise',
  'jump',
  'low-fuel',
  'scoop',
  'land',
  'hyperspace',
  'route-plotted',
  'nothing',
  'in-danger',
  'disembark',
);
const requests: fc.Arbitrary<StageRequest> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(situation, sets).map(
      ([name, set]) =>
        (stage: RunningStage) =>
          stage.triggerNow(name, set),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.integer({ min: 0, max: 900_000 }).map((by) => (stage: RunningStage) => stage.advance(stage.now + by)),
  },
  { weight: 1, arbitrary: fc.constant((stage: RunningStage) => stage.step()) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        texts,
        fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.boolean(),
      )
      .map(
        ([Message, Id, Value, anyway]) =>
          (stage: RunningStage) =>
            stage.injectNow({ ...hello, Message, ...(anyway && { Id, Value, List: [{ Message }] }) }, { anyway }),
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('nul-run', 'lf@2', 'missing-field', 'nan:10%')
      .map((wish) => (stage: RunningStage) => stage.fault(wish)),
  },
);

it('any sequence of requests is reproduced byte for byte', { timeout: 240_000 }, async () => {
  const dialects = fc.constantFrom<Dialect>('spec', 'game');
  const plans = fc.constantFrom<PlanName>('stay', 'trade');
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      dialects,
      plans,
      fc.array(requests, { minLength: 1, maxLength: 6 }),
      async (seed, dialect, plan, all) => {
        await expectRepeated(
          { seed, dialect, plan, second: seed % 3 === 0, given: { system: 'Sol' } },
          async (stage) => {
            for (const ask of all) {
              try {
                await ask(stage);
              } catch {
                // Refused or failed: both must be repeated as they were.
              }
            }
          },
        );
      },
    ),
    // Report a hanging or late failing run with its requests, before the test times out.
    { numRuns: runs(25), timeout: 100_000, interruptAfterTimeLimit: 200_000 },
  );
});
