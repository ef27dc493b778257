/** What comes in is described once: the schema of a shape, and its reader, agree about any value. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { configKeys } from '../src/cli/check-project/check-settings.js';
import { parseScenario } from '../src/direct/scenario/parse-scenario.js';
import { ScenarioError } from '../src/direct/scenario/scenario-error.js';
import { scenarioSchema } from '../src/direct/scenario/scenario-schema.js';
import { toolMembers } from '../src/direct/tool/tool-shape.js';
import { isObject } from '../src/journal/journal-event.js';
import { requestNames, requestShapes, requests } from '../src/stage/control/control-requests.js';
import type { Door } from '../src/words/shape/door.js';
import { object, type Shape, schemaOf } from '../src/words/shape/shape.js';
import { quickToCompile } from './support/ajv-options.js';
import { runs } from './thorough.js';

const ajv = formats.default(new Ajv2020({ strict: true, allowUnionTypes: true, ...quickToCompile }));

interface Described {
  readonly shape: Shape;
  readonly right: readonly object[];
  /** Members of which a schema cannot say all: a fault is a text of many forms, quotes have to be closed. */
  readonly saidByText?: readonly string[];
  /** Members that the reader leaves to others: the settings of a situation. */
  readonly readLater?: readonly string[];
}

const described: Readonly<Record<string, Described>> = {
  ...Object.fromEntries(
    requestNames.map((name): [string, Described] => [
      `a request to /${name}`,
      {
        shape: requestShapes[name],
        right: Object.values<object>(requests[name].examples),
        saidByText: ['fault', 'event', 'speed', 'to', 'by'],
        readLater: ['set'],
      },
    ]),
  ),
  'the settings of check': {
    shape: object(configKeys),
    right: [
      { dialect: 'game', grade: 'strong', rules: { 'jump/*': 'off' }, ignore: ['old'], failOn: 'warning' },
      { baseline: 'known.json', eventsOnly: true },
    ],
  },
  'a tool': {
    shape: object(toolMembers),
    right: [
      { command: ['tool', '{directory}'], cwd: 'there', env: { A: 1, B: 'b' }, ready: { port: 80 }, answers: ['ship'] },
      { command: 'tool', ask: 'stdin', end: 'SIGTERM', timeout: '2s', within: { start: 100, answer: '1m' } },
    ],
    saidByText: ['command', 'ready', 'ask', 'end', 'timeout', 'within'],
  },
};

/** The members of which a reader complains; undefined if it takes the value. */
function complaintsOf(shape: Shape, value: unknown): readonly string[] | undefined {
  const members: string[] = [];
  const door: Door = {
    nameOf: (owner, key) => (owner === '' ? String(key) : owner),
    wrong: () => '',
    unknown: () => '',
    extra: () => '',
    report: (_, at) => members.push(at.name),
  };
  const read = shape.read(value, { door, name: '' });
  expect(read === undefined).toBe(members.length > 0);
  return members.length > 0 ? members : undefined;
}

/** A right value with one member changed, dropped or added, somewhere inside. */
function changed(value: unknown): fc.Arbitrary<unknown> {
  const other = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('', 0, 1, -1, 1.5, '2s', 'game', 'on', true, null, [], {}, 1e300),
  );
  if (typeof value !== 'object' || value === null) return other;
  const inside = Object.keys(value).map((key) =>
    changed((value as Record<string, unknown>)[key]).map((each) =>
      Array.isArray(value) ? value.with(Number(key), each) : { ...value, [key]: each },
    ),
  );
  if (Array.isArray(value))
    return fc.oneof(
      other,
      ...inside,
      other.map((each) => [...value, each]),
    );
  const dropped = Object.keys(value).map((key) =>
    fc.constant(Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))),
  );
  return fc.oneof(
    other,
    ...inside,
    ...dropped,
    fc.tuple(fc.string(), other).map(([name, each]) => ({ ...value, [name]: each })),
  );
}

describe.each(Object.entries(described))('%s', (_, { shape, right, saidByText = [], readLater = [] }) => {
  const accepts = ajv.compile(schemaOf(shape));

  it('is right as in the examples', () => {
    for (const value of right) expect([accepts(value), complaintsOf(shape, value)]).toEqual([true, undefined]);
  });

  function disagreement(value: object): string {
    const complaints = complaintsOf(shape, value);
    const isAccepted = accepts(value);
    if (!complaints && !isAccepted)
      return readLater.some((name) => name in value) ? '' : ajv.errorsText(accepts.errors);
    return isAccepted ? (complaints ?? []).filter((name) => !saidByText.includes(name)).join(', ') : '';
  }

  it('is refused by schema and reader alike, but for what only the reader knows of a text', () => {
    const values = fc
      .constantFrom(...right)
      .chain(changed)
      .filter(isObject);
    fc.assert(
      fc.property(values, (value) => {
        expect(disagreement(value)).toBe('');
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('a scenario', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const right = ['scenarios', 'trials'].flatMap((directory) =>
    readdirSync(path.join(root, directory)).flatMap((file): object[] =>
      file.endsWith('.yaml') ? [parse(readFileSync(path.join(root, directory, file), 'utf8'))] : [],
    ),
  );
  const accepts = ajv.compile(scenarioSchema());
  /** The schema does not know the galaxy, what kinds need, or what is in a text: `not 'gold=!'`. */
  const noneOrOnlyTheReaders =
    /^$|: (there is no|write |unknown kind|[A-Z]\w+(: | has no member)|.*, not '|.* must be from|.* (does|do) not|.* is in .*, but)/;

  /** The reader's sentence, empty where it takes the value. */
  function problemIn(value: unknown): string {
    try {
      parseScenario(JSON.stringify(value), 'x.yaml');
      return '';
    } catch (error) {
      if (error instanceof ScenarioError) return error.message;
      throw error;
    }
  }

  it('is refused by schema and reader alike, but for what only the reader knows of the game', () => {
    fc.assert(
      fc.property(fc.constantFrom(...right).chain(changed), (value) => {
        const sentences = accepts(value) ? noneOrOnlyTheReaders : /./;
        expect(problemIn(value), ajv.errorsText(accepts.errors)).toMatch(sentences);
      }),
      { numRuns: runs(500) },
    );
  });
});
