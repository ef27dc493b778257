/** Whatever a pack says, each error and each warning that stands without it stands with it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkEvent } from '../../src/check/event/check-event.js';
import type { Finding, PlacedFinding } from '../../src/check/finding.js';
import { faults, fileFaultNames } from '../../src/direct/faults/faults.js';
import { dialects } from '../../src/interface/dialect/dialects.js';
import type { Field, Shape } from '../../src/interface/field.js';
import { loadKnowledge } from '../../src/interface/knowledge/load-knowledge.js';
import { isJournalName } from '../../src/journal/journal-names.js';
import { parseLine } from '../../src/journal/parse/parse-line.js';
import { breakages, brokenEvent } from '../generators/broken.js';
import { anyPack } from '../generators/packs.js';
import { shakedown } from '../shakedown.js';
import { Bench } from '../stage/faulty.js';
import { fewIn, isThorough, runs } from '../thorough.js';

/** What is certain, each as often as it was found. */
function certain(findings: readonly (Finding | PlacedFinding)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { severity, rule, pointer, ...place } of findings) {
    if (severity === 'note') continue;
    const where = 'file' in place ? `${path.basename(place.file)}:${place.line}` : pointer;
    const key = `${severity} ${rule} ${where}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function silenced(without: ReadonlyMap<string, number>, withPack: ReadonlyMap<string, number>): string[] {
  return [...without].flatMap(([key, count]) => ((withPack.get(key) ?? 0) < count ? [key] : []));
}

interface Found {
  readonly place: string;
  readonly name: string;
}

/** The places in a value, with those that the tables lack. */
function* placesIn(value: unknown, at: string): Generator<Found> {
  if (Array.isArray(value)) return yield* value.flatMap((each) => [...placesIn(each, `${at}[]`)]);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, each] of Object.entries(value)) {
    const place = `${at}.${name}`;
    yield { place, name };
    yield* placesIn(each, place);
  }
}

const isPlace = ({ place }: Found) => /^[A-Z]\w{0,79}(?:\.(?!__)\w{0,80}(?:\[\])*){1,9}$/.test(place);

describe('with a pack, faulty sessions', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shakedown-certain-'));
  const bench = new Bench();
  const directory = path.join(folder, 'journal');
  const wishes = fileFaultNames
    .filter((name) => faults[name].trace === 'lasting')
    .flatMap((name) => {
      const { usual, touches } = faults[name];
      return ['--fault', touches === 'line' && usual.is === 'rate' ? `${name}:1%` : name];
    });

  beforeAll(async () => {
    const length = isThorough ? '2h' : '20m';
    const words = ['tour', '--seed', '6', '--start', '2026-11-14T20:41:00Z', '--for', length, '--out', directory];
    const { code, err } = await shakedown('simulate', ...words, '--as-live', ...wishes);
    if (code !== 0) throw new Error(err);
  });

  afterAll(() => {
    bench.remove();
    rmSync(folder, { recursive: true });
  });

  it('have all errors and warnings that they have without it', async () => {
    const events = readdirSync(directory)
      .filter(isJournalName)
      .flatMap((name) => readFileSync(path.join(directory, name), 'utf8').split('\r\n'))
      .flatMap((line) => parseLine(Buffer.from(line)).event ?? []);
    const places = events.flatMap((event) => [...placesIn(event, event.event)]).filter(isPlace);
    const names = {
      kinds: [...new Set(events.map(({ event }) => event))].filter((name) => /^[A-Z]\w{0,79}$/.test(name)),
      fields: [...new Set(places.map(({ name }) => name))].filter((name) => name !== '' && !name.startsWith('__')),
      places: [...new Set(places.map(({ place }) => place))],
      words: ['Exploration', 'Docked', 'Male'],
    };
    const without = certain(await bench.check(directory, { grade: 'declared' }));
    expect(without.size).toBeGreaterThan(10);
    const property = fc.asyncProperty(anyPack(names), async (pack) => {
      const catalogue = loadKnowledge(pack);
      expect(silenced(without, certain(await bench.check(directory, { grade: 'declared', catalogue })))).toEqual([]);
    });
    await fc.assert(property, { numRuns: runs(20) });
  });
});

describe('with a pack, a broken event', () => {
  const days = { from: '2026-11-14', until: '2026-11-19' };
  const seen = { lines: 9000, files: 90, commanders: 9, ...days };

  it.each([
    ['beside one', 1],
    ['beside more than are reported', 1200],
  ])('keeps what is wrong about a list whose new fields are wrong, too: %s', (_name, count) => {
    const field = { is: 'list', of: { is: 'text' } };
    const catalogue = loadKnowledge({
      knowledge: 1,
      ...days,
      fields: {
        'FSDJump.Mood': { seen, after: '', field },
        'FSDJump.PowerplayConflictProgress[].Mood': { seen, field },
      },
    });
    const moods = Array.from({ length: count }, () => 5);
    const event = {
      timestamp: '2026-11-14T20:41:00Z',
      event: 'FSDJump',
      Mood: moods,
      PowerplayState: 'Fortified',
      PowerplayConflictProgress: [{ Power: 'Aisling Duval', ConflictProgress: 0.5, Mood: moods }],
    };
    const without = certain(checkEvent(event));
    expect([...without.keys()]).toContain('warning fsd-jump/conflict-progress /PowerplayConflictProgress');
    expect(silenced(without, certain(checkEvent(event, { catalogue })))).toEqual([]);
  });

  /** Puts a member that no table has into one of the objects in an event, the last of as many as `choice`. */
  function withUnknown(event: object, choice: number, name: string, value: unknown): object {
    const objects: object[] = [];
    JSON.stringify(event, (_, each: unknown) => {
      if (typeof each === 'object' && each !== null && !Array.isArray(each)) objects.push(each);
      return typeof each === 'bigint' ? String(each) : each;
    });
    Object.assign(objects[choice % objects.length] ?? event, { [name]: value });
    return event;
  }

  const kinds = dialects.game.kinds.filter(({ shape }) => Object.keys(shape.fields).length > 2);

  it.each(fewIn({ quick: 150, thorough: 4 }, kinds))('has all its errors and warnings: $name', (kind) => {
    const ways = breakages(kind);
    const name = fc.constantFrom('Mood', 'Depth');
    const broken = fc
      .constantFrom(...ways)
      .chain((way) => fc.tuple(brokenEvent(kind, way), fc.nat(), name, fc.jsonValue({ maxDepth: 2 })))
      .map(([{ event }, choice, own, value]) => withUnknown(event, choice, own, value));
    const places = placesOf(kind.shape, kind.name);
    const packs = anyPack({ kinds: [kind.name], fields: ['Mood', 'Depth'], places, words: ['x'] });
    const property = fc.property(packs, fc.array(broken, { minLength: 1, maxLength: 4 }), (pack, events) => {
      const catalogue = loadKnowledge(pack);
      for (const event of events) {
        const without = certain(checkEvent(event));
        expect(silenced(without, certain(checkEvent(event, { catalogue })))).toEqual([]);
      }
    });
    fc.assert(property, { numRuns: isThorough ? 40 : 10 });
  });

  /** The known places of a shape, and in each object two that are not known. */
  function placesOf(shape: Shape, at: string): string[] {
    const known = Object.entries(shape.fields).flatMap(([own, field]) => inside(field, `${at}.${own}`));
    return [`${at}.Mood`, `${at}.Depth`, ...known];
  }

  function inside(field: Field, at: string): string[] {
    if (field.type === 'object') return [at, ...placesOf(field.shape, at)];
    return field.type === 'array' ? inside(field.element, `${at}[]`) : [at];
  }
});
