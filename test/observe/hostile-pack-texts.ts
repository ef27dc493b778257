/** Texts that are no pack, each close to one: in one place of it stands another value or name. */
const days = { from: '2026-11-14', until: '2026-11-19' };
const seen = { lines: 60, files: 4, commanders: 2, ...days, since: '9.4.2.0' };

/** A right one in which every place of the format occurs. */
const right = {
  knowledge: 1,
  ...days,
  versions: { '9.4.2.0': { builds: ['r340001'], ...days } },
  kinds: {
    VesselMood: {
      seen,
      fields: {
        Mood: { is: 'text', share: 0.5, words: ['calm'], others: true },
        Depth: { is: 'number or integer', decimals: 2, digits: [1, 5] },
        Crew: { is: 'list', of: { is: 'object', fields: { Role: { is: 'text' } } } },
      },
      sample: '{ "timestamp":"2026-11-14T20:41:00Z", "event":"VesselMood", "Mood":"calm" }',
    },
  },
  fields: { 'Docked.BerthFee': { seen, after: 'MarketID', field: { is: 'integer' } } },
  words: { 'Docked.StationServices[]': { vesselbay: seen } },
  eddn: ['vessel.json'],
};

export const rightPack = JSON.stringify(right);

/** Values as YAML has them. JSON has not all of them. */
const badValues: readonly string[] = [
  'null',
  'yes',
  '-1',
  '1.5',
  '.inf',
  '-.nan',
  '9007199254740993',
  '1e999',
  '""',
  '"a\\nb"',
  '"\\e[2J"',
  '"\\uD800"',
  '"\\0"',
  '"__proto__"',
  `"${'x'.repeat(30_000)}"`,
  '[[]]',
  '[null]',
  '[{}]',
  '[5, "x", true]',
  '{ __proto__: { is: text } }',
  '{ constructor: { prototype: { polluted: true } } }',
  '{ "": 1 }',
  '!!binary "AAAA"',
  '!!js/function "function () {}"',
  '&anchor { a: *anchor }',
  '*nowhere',
  '{ a: 1, a: 2 }',
  '? [1]',
];

const badNames = ['__proto__', '__defineGetter__', 'a b', 'x'.repeat(81), 'x\ny', '\u202Ex', 'x\0', 'x..y', '\uD800'];

type Path = readonly string[];

/** The paths of all values within a value, with those of lists and objects. */
function pathsIn(value: unknown, at: Path = []): Path[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [at, ...inner.flatMap(([name, each]) => pathsIn(each, [...at, name]))];
}

/** The right pack with a text in place of one value. */
function withValue(path: Path, text: string): string {
  const replaced = (value: unknown, [step, ...rest]: Path): unknown => {
    if (step === undefined) return '\u0001';
    const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...(value as object) };
    Object.assign(copy, { [step]: replaced((value as Record<string, unknown>)[step], rest) });
    return copy;
  };
  return JSON.stringify(replaced(right, path)).replace(JSON.stringify('\u0001'), () => text);
}

/** The right pack with another name of one member. */
function withName(path: Path, name: string): string {
  const renamed = (value: unknown, [step, ...rest]: Path): unknown =>
    Array.isArray(value)
      ? value.map((each, index) => (String(index) === step ? renamed(each, rest) : each))
      : Object.fromEntries(
          Object.entries(value as object).map(([own, each]) =>
            own === step ? (rest.length === 0 ? [name, each] : [own, renamed(each, rest)]) : [own, each],
          ),
        );
  return JSON.stringify(renamed(right, path));
}

export type NamedText = readonly [name: string, text: string];

const paths = pathsIn(right);

export const wrongValues: readonly NamedText[] = paths.flatMap((path) =>
  badValues.map((text): NamedText => [`${path.join('.')} is ${text.slice(0, 40)}`, withValue(path, text)]),
);

export const wrongNames: readonly NamedText[] = paths
  .filter((path) => path.length > 0 && !/^\d$/.test(path.at(-1) ?? ''))
  .flatMap((path) =>
    badNames.map(
      (name): NamedText => [`${path.join('.')} is called ${JSON.stringify(name).slice(0, 40)}`, withName(path, name)],
    ),
  );
