/** Any knowledge packs: what they say may be new, or contradict the tables and each other. */
import fc from 'fast-check';
import type { KnowledgePack, SeenField, Sighting } from '../../src/interface/knowledge/pack-shape.js';

/** What the packs may speak of; they choose other names, too. */
export interface PackNames {
  readonly kinds: readonly string[];
  /** Names of fields within any object. */
  readonly fields: readonly string[];
  /** Places, such as `FSDJump.Factions[].Mood`. */
  readonly places: readonly string[];
  readonly words: readonly string[];
}

const types = ['text', 'time', 'symbol', 'integer', 'id', 'number', 'boolean', 'list', 'object'] as const;
const newKinds = ['VesselMood', 'ProbeRecalled', 'RigDeployed'];
const newFields = ['Mood', 'Mood_Localised', 'Depth', 'toString', 'constructor'];
const oddWords = [
  'calm',
  '',
  ' ',
  'null',
  'yes',
  '~',
  '5',
  '<<',
  '- x',
  '&a',
  '*a',
  '#x',
  'é😀',
  '"',
  "'",
  ': ',
  '__proto__',
];

const day = fc.integer({ min: 1, max: 28 }).map((each) => `2026-11-${String(each).padStart(2, '0')}`);
const days = fc.tuple(day, day).map((both) => {
  const [from, until] = both.sort();
  return { from, until };
});
const version = fc.constantFrom('4.4.2.0', '4.4.10.0', '4.40', '4.4', '3.8.0.1', '5.0.0.0 (Beta)');

const sighting: fc.Arbitrary<Sighting> = fc
  .tuple(fc.nat(1000), fc.nat(20), fc.nat(4), days, fc.option(version))
  .map(([lines, files, commanders, own, since]) => ({
    lines: 1 + lines,
    files: 1 + files,
    commanders: 1 + commanders,
    ...own,
    ...(since !== null && { since }),
  }));

function someOf<Value>(names: readonly string[], value: fc.Arbitrary<Value>, most = 4) {
  const entries = fc.uniqueArray(fc.tuple(fc.constantFrom(...names), value), {
    maxLength: most,
    selector: ([name]) => name,
  });
  return entries.map((all): Record<string, Value> => Object.fromEntries(all));
}

/** A member that is not chosen is left out. */
function parts<Value extends object>(members: { readonly [Name in keyof Value]: fc.Arbitrary<Value[Name]> }) {
  return fc.record(members, { requiredKeys: [] });
}

/** Any pack that can be read. */
export function anyPack({ kinds, fields, places, words }: PackNames): fc.Arbitrary<KnowledgePack> {
  const word = fc.constantFrom(...words, ...oddWords.filter((each) => each !== ''));
  const name = [...fields, ...newFields];
  const shallow = { maxDepth: 2, depthIdentifier: fc.createDepthIdentifier() };
  const { field } = fc.letrec<{ field: SeenField }>((tie) => ({
    field: fc
      .tuple(
        fc.uniqueArray(fc.constantFrom(...types), { minLength: 1, maxLength: 3 }),
        parts({
          share: fc.integer({ min: 1, max: 1000 }).map((share) => share / 1000),
          decimals: fc.integer({ min: 0, max: 6 }),
          digits: fc
            .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }))
            .map((both) => both.sort((a, b) => a - b)),
          words: fc.uniqueArray(word, { minLength: 1, maxLength: 4 }),
          others: fc.boolean(),
          of: fc.option(tie('field'), { ...shallow, nil: { is: 'text' } }),
          fields: fc.option(someOf(name, tie('field'), 2), { ...shallow, nil: {} }),
        }),
      )
      .map(([is, own]): SeenField => ({ is: is.join(' or '), ...own })),
  }));
  const place = [...places, ...kinds.flatMap((kind) => newFields.map((own) => `${kind}.${own}`))];
  const rest = parts<Omit<KnowledgePack, 'knowledge' | 'from' | 'until'>>({
    versions: fc.dictionary(
      version,
      fc
        .tuple(fc.uniqueArray(fc.constantFrom('r1', 'r340001', 'r99'), { maxLength: 2 }), days)
        .map(([builds, own]) => ({ builds: builds.sort(), ...own })),
      { maxKeys: 3 },
    ),
    kinds: someOf([...kinds, ...newKinds], fc.record({ seen: sighting, fields: someOf(name, field) }), 3),
    fields: someOf(
      place,
      fc.record({ seen: sighting, field, after: fc.constantFrom(...name, '') }, { requiredKeys: ['seen', 'field'] }),
      4,
    ),
    words: someOf(place, fc.dictionary(word, sighting, { minKeys: 1, maxKeys: 3 })),
    eddn: fc.uniqueArray(fc.constantFrom('one.json', 'two.json', 'three.json'), { minLength: 1 }),
  });
  return fc.tuple(days, rest).map(([own, others]): KnowledgePack => ({ knowledge: 1, ...own, ...others }));
}
