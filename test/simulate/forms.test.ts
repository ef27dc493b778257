/** A session is written in the forms of its version, and in no other. */
import { describe, expect, it } from 'vitest';
import { clientNames } from '../../src/game/clients.js';
import { gameAsOf } from '../../src/interface/dialect/game-at-version.js';
import type { Field, Shape } from '../../src/interface/field.js';
import { findKind } from '../../src/interface/kind-catalogue.js';
import { plansFor } from '../../src/simulate/plans/plans.js';
import { simulate } from '../../src/simulate/simulate.js';
import { memoizeText } from '../../src/words/memo.js';
import { isThorough, oneIn } from '../thorough.js';

const dates =
  `2024-01-10 2024-06-01 2024-12-30 2025-03-09 2025-04-09 2025-09-01 2025-10-21 2025-11-14 2026-01-12 2026-05-25 2026-06-23
  2026-07-01 2026-07-03 2026-08-20 2026-09-02 2026-11-14`.split(/\s+/);

const tables = memoizeText(gameAsOf);

/** Members that the version does not write. */
function* strangers(shape: Shape, members: object): Generator<string> {
  for (const [name, value] of Object.entries(members)) {
    const field = shape.members ?? shape.fields[name];
    if (field) yield* strangersIn(field, value);
    else yield `${shape.name}.${name}`;
  }
}

function* strangersIn(field: Field, value: unknown): Generator<string> {
  if (field.type === 'array' && Array.isArray(value)) for (const each of value) yield* strangersIn(field.element, each);
  if (field.type === 'object') yield* strangers(field.shape, value as object);
}

describe.each(oneIn(4, dates))('sessions of %s', (date) => {
  it.each(clientNames)('write only what their version writes, for the client %s', (client) => {
    for (const [index, plan] of oneIn(4, plansFor(client)).entries())
      for (let round = isThorough ? 2 : 1; round > 0; round--) {
        const seed = 100 * index + round + Number(date.replaceAll('-', ''));
        const [found, version] = strangersOf(seed, { plan, client, start: new Date(`${date}T18:00:00Z`) });
        expect([...new Set(found)], `${plan}, seed ${seed}, ${version}`).toEqual([]);
      }
  });
});

function strangersOf(seed: number, options: Omit<Parameters<typeof simulate>[0], 'seed'>): [string[], string] {
  let version = '';
  const found: string[] = [];
  for (const { event, companion } of simulate({ seed, seconds: isThorough ? 5400 : 1200, ...options }))
    for (const written of [event, companion]) {
      if (written?.event === 'Fileheader') version = String(Object(written).gameversion);
      const catalogue = tables(version);
      if (!written || !catalogue) continue;
      const kind = findKind(catalogue, written.event);
      if (kind) found.push(...strangers(kind.shape, written));
      else found.push(written.event);
    }
  return [found, version];
}

it.each([
  ['2026-11-14', '4.4.1.1', 'r332841/r0 '],
  ['2026-09-02', '4.4.1.0', 'r332753/r0 '],
  ['2026-08-20', '4.4.0.3', 'r330683/r0 '],
  ['2026-07-01', '4.4.0.1', 'r330377/r0 '],
  ['2026-01-12', '4.3.0.1', 'r322188/r0 '],
])('a session of %s is of version %s', (date, gameversion, build) => {
  const [first] = linesOf(simulate({ seed: 1, asLive: true, start: new Date(`${date}T18:00:00Z`), seconds: 60 }));
  expect(first).toMatchObject({ gameversion, build });
});

function linesOf(writes: ReturnType<typeof simulate>) {
  return [...writes].flatMap(({ event }) => event ?? []);
}
