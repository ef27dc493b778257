import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { fullEvent, validEvent } from '../../../test/generators/valid.js';
import { scannerOf } from '../../../test/support/scanner-of.js';
import { dialectNames, dialects } from '../../interface/dialect/dialects.js';
import type { Field, Shape } from '../../interface/field.js';
import type { Kind } from '../../interface/kind.js';
import { formatLine } from '../../journal/format/format-line.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import type { Scanner } from './scanner.js';

/** Every path into an object of a shape. */
function pathsInto(shape: Shape): string[] {
  return Object.entries(shape.fields).flatMap(([name, field]) => pathsOf(field).map((path) => `${name}${path}`));
}

function pathsOf(field: Field): string[] {
  if (field.type === 'array') return ['', ...pathsOf(field.element).map((path) => `/*${path}`)];
  return field.type === 'object' ? ['', ...pathsInto(field.shape).map((path) => `/${path}`)] : [''];
}

/** What the paths lead to, in as much of the objects and arrays around it as is needed. */
function picked(value: unknown, paths: readonly string[][]): unknown {
  if (paths.some((path) => path.length === 0 || (path.length === 1 && path[0] === '*'))) return value;
  if (Array.isArray(value)) {
    return value.map((each) =>
      picked(
        each,
        paths.map((path) => path.slice(1)),
      ),
    );
  }
  const entries = Object.entries(value as object).flatMap(([name, inner]) => {
    const own = paths.filter(([first]) => first === name).map((path) => path.slice(1));
    return own.length === 0 ? [] : [[name, picked(inner, own)]];
  });
  return Object.fromEntries(entries) as unknown;
}

/** A few of the paths, others for every seed. */
function somePaths(kind: Kind, seed: number): string[] {
  return pathsInto(kind.shape).filter((path, index) => (index * 7 + path.length * 5 + seed * 3) % 11 < 2);
}

const seeds = [0, 1, 2];

describe.each(dialectNames)('what is extracted in the %s dialect', (dialect) => {
  const catalogue = dialects[dialect];
  let scanners: Scanner[];

  beforeAll(async () => {
    scanners = await Promise.all(
      seeds.map((seed) =>
        scannerOf(catalogue, Object.fromEntries(catalogue.kinds.map((kind) => [kind.name, somePaths(kind, seed)]))),
      ),
    );
  });

  it.each(catalogue.kinds)('of $name is what the parser reads', (kind) => {
    let clean = 0;
    for (const seed of seeds) {
      const scanner = scanners[seed] as Scanner;
      const wanted = ['timestamp', 'event', ...somePaths(kind, seed)].map((path) => path.split('/'));
      for (const event of fc.sample(fc.oneof(validEvent(kind), fullEvent(kind)), { numRuns: 120, seed })) {
        const line = `xyz${formatLine(event as unknown as WritableEvent)}`;
        const bytes = Buffer.from(line);
        if (scanner.scan(bytes, 3, bytes.length - 1) < 0) continue;
        clean++;
        expect(scanner.extracted()).toEqual(picked(parseLine(line.slice(3)).event, wanted));
      }
    }
    expect(clean).toBeGreaterThan(3);
  });
});

describe('an extraction', () => {
  const missions = { ...dialects.spec, kinds: dialects.spec.kinds.filter(({ name }) => name === 'Missions') };
  const line = Buffer.from(
    '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Missions", "Active":[ { "MissionID":18446744073709551615, "Name":"x", "PassengerMission":false, "Expires":-0 } ], "Failed":[  ], "Complete":[  ] }',
  );
  const head = { timestamp: '2026-11-14T20:41:00Z', event: 'Missions' };

  it.each([
    [[], {}],
    [['Active/*/MissionID', 'Failed/*/Name'], { Active: [{ MissionID: 18446744073709551615n }], Failed: [] }],
    [['Active/*/Expires'], { Active: [{ Expires: -0 }] }],
    [
      ['Active/*/Name', 'Active'],
      { Active: [{ MissionID: 18446744073709551615n, Name: 'x', PassengerMission: false, Expires: -0 }] },
    ],
    [['Nowhere', 'Active/*/Nowhere', 'Failed/Name', 'Active/0'], { Active: [{}] }],
  ])('of %j gives its members and nothing else', async (paths, members) => {
    const scanner = await scannerOf(missions, { Missions: paths, Unknown: ['A'] });
    expect(scanner.scan(line, 0, line.length)).toBeGreaterThanOrEqual(0);
    const { Active, Failed, ...rest } = scanner.extracted();
    expect(rest).toEqual(head);
    const { Active: active, Failed: failed } = members as Record<string, unknown>;
    expect([Active, Failed]).toEqual([active, failed]);
  });

  it('keeps up with more elements than it was made for', async () => {
    const mission = '{ "MissionID":1, "Name":"x", "PassengerMission":false, "Expires":1 }';
    const many = Buffer.from(
      String(line).replace('"Failed":[  ]', `"Failed":[ ${Array(9000).fill(mission).join(', ')} ]`),
    );
    const scanner = await scannerOf(missions, { Missions: ['Failed/*/MissionID'] });
    for (let time = 0; time < 2; time++) {
      expect(scanner.scan(many, 0, many.length)).toBeGreaterThanOrEqual(0);
      expect((scanner.extracted().Failed as unknown[]).length).toBe(9000);
    }
  });
});
