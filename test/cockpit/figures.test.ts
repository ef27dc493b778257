/** What the page and the report show equals what a plain parser adds up. */
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalsFrom, jumpCount } from '../../src/cockpit/page/moment/current-place.js';
import { cargoInHold } from '../../src/cockpit/page/panels/more/stored-things.js';
import { balanceReading } from '../../src/cockpit/page/panels/ship/ship-readings.js';
import { tankReadings } from '../../src/cockpit/page/panels/ship/tank-readings.js';
import { planNames } from '../../src/simulate/plans/plans.js';
import { thousands } from '../../src/words/counted.js';
import { inProject } from '../checked-project.js';
import { shakedown } from '../shakedown.js';
import { recorded } from '../support/recorded.js';
import { isThorough, oneIn } from '../thorough.js';
import { type PlainFigures, plainFigures } from './plain-parser.js';

inProject();

/** In a reading such as `≈ 1,234 Cr` or `12.5 of 16 t`. */
function numberAtStart(text: string | undefined): number | undefined {
  return text === undefined
    ? undefined
    : Number(text.replace('≈ ', '').replace('−', '-').replaceAll(',', '').replace(/ .*/, ''));
}

function textsOf(directory: string): string[] {
  const files = readdirSync(directory).filter((name) => name.endsWith('.log'));
  return files.sort().map((name) => readFileSync(path.join(directory, name), 'utf8'));
}

const journeys = planNames.slice(0, 10).map((plan, index) => [plan, 40 + index] as const);

describe.each(oneIn(10, journeys))('three evenings of %s with seed %i', (plan, seed) => {
  const options = ['--seed', String(seed), '--for', isThorough ? '4h' : '1h', '--start', '2026-10-10T18:00:00Z'];

  it('on the page and in the report are what a plain parser adds up', async () => {
    await shakedown('simulate', plan, ...options, '--evenings', '3', '--out', 'journals');
    const texts = textsOf('journals');
    const lines = linesOf(texts);
    const plain = plainFigures(lines);
    const { recording } = recorded(texts);

    const seeded = fc.sample(fc.nat(lines.length - 1), { numRuns: isThorough ? 200 : 40, seed });
    for (const n of [...seeded, lines.length - 1]) {
      const moment = await recording.answer('moment', { lines: n + 1 });
      const { balance, fuel, cargo } = plain.after[n] ?? {};
      const [tank, , hold] = tankReadings(moment);
      const { tonnes } = moment.state.ship;
      const place = `after line ${n + 1}`;
      expect(numberAtStart(balanceReading(moment).value), place).toBe(balance);
      expect(moment.state.commander.credits ?? balance, place).toBe(balance);
      const shown = numberAtStart(tank.value) ?? NaN;
      expect(fuel === undefined || Math.abs(shown - fuel) < 0.01, `${place}: ${shown} t, not ${fuel} t`).toBe(true);
      expect([tonnes, numberAtStart(hold.value)], place).toEqual([cargo ?? tonnes, cargo ?? tonnes]);
      const held = cargoInHold(moment)?.[0]?.text?.replace('The hold is empty.', '0');
      expect(numberAtStart(held), place).toBe(tonnes);
    }

    const history = await recording.answer('history', {});
    const end = plain.after.at(-1);
    const last = history.points.at(-1);
    expect([recording.lines, last?.n, last?.credits ?? last?.likelyCredits]).toEqual([
      lines.length,
      lines.length - 1,
      end?.balance,
    ]);
    expect((await recording.answer('sessions', {})).total).toBe(plain.sessions);
    const arrivals = await arrivalsFrom(0, (ask) => recording.answer('jumps', ask));
    expect(jumpCount(arrivals)).toBe(plain.jumps);
    const used = arrivals.reduce((sum, { fuelUsed = 0 }) => sum + fuelUsed, 0);
    expect(used).toBeCloseTo(plain.fuelUsed);

    expect(missingIn(await reportOn('journals'), plain)).toEqual([]);
  });
});

it('has a part for each of two commanders in one directory: name, figures, curve', async () => {
  const plains = [];
  for (const seed of ['51', '52']) {
    const start = `2026-10-1${seed[1]}T18:00:00Z`;
    const options = ['--seed', seed, '--for', '30m', '--evenings', '2', '--start', start, '--out', seed];
    await shakedown('simulate', 'trade', ...options);
    plains.push(plainFigures(linesOf(textsOf(seed))));
    cpSync(seed, 'both', { recursive: true });
  }
  const page = await reportOn('both');
  const names = plains.map(({ commander }) => String(commander));
  expect(names[0]).not.toBe(names[1]);
  const parts = page.split(/(?=<h2 class="commander">)/).slice(1);
  expect(parts.map((part) => /<h2 class="commander">(.*?)</.exec(part)?.[1])).toEqual([...names, 'All of them']);
  for (const [at, plain] of plains.entries()) expect(missingIn(parts[at] ?? '', plain)).toEqual([]);
  expect(parts.slice(0, 2).map((part) => part.match(/aria-label="Credits: /g)?.length)).toEqual([1, 1]);

  const anonymous = await reportOn('both', '--anonymise');
  expect(names.filter((name) => anonymous.includes(name))).toEqual([]);
  expect(anonymous).toContain('Commander 2');
});

async function reportOn(directory: string, ...options: string[]): Promise<string> {
  await shakedown('report', directory, '--out', 'session.html', ...options);
  return readFileSync('session.html', 'utf8');
}

function linesOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.trimEnd().split('\r\n'));
}

/** Figures that a report lacks. */
function missingIn(page: string, plain: PlainFigures): string[] {
  const report = page.replaceAll(/<style>.*<\/style>|<[^>]+>/gs, ' ');
  const sum = [...plain.money.values()].reduce((total, { change }) => total + change, 0);
  const figures = [
    `Jumps  ${thousands(plain.jumps)} `,
    `Distance  ${thousands(Math.round(plain.distance))} ly `,
    `First balance  ${thousands(plain.first ?? NaN)} Cr `,
    `By lines that pay or cost  ${signed(sum)} Cr `,
    `${thousands(plain.balance ?? NaN)} Cr`,
    `Events  ${thousands(plain.lines)} `,
    ...Array.from(plain.money, ([kind, { change, count }]) => `${kind}  ${thousands(count)}  ${signed(change)} `),
  ];
  return figures.filter((figure) => !report.includes(figure));
}

function signed(value: number): string {
  return `${value < 0 ? '−' : value > 0 ? '+' : ''}${thousands(Math.abs(value))}`;
}
