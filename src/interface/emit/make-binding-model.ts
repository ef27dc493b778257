import { isVersionBefore, lastKnown, orderOf } from '../../game/game-version.js';
import { sentence } from '../../words/sentence.js';
import { dialects } from '../dialect/dialects.js';
import { type Evidence, evidenceOf } from '../evidence.js';
import { evidenceSentence, gradeWords, presence } from '../evidence-words.js';
import type { Field, Shape } from '../field.js';
import type { Kind } from '../kind.js';
import { allValues, type Catalogue, shapesBelow } from '../kind-catalogue.js';
import type { Values } from '../value-list.js';
import type {
  BindingModel,
  BoundFlags,
  BoundKind,
  BoundList,
  BoundMember,
  BoundType,
  BoundValue,
} from './binding-model.js';
import { describe } from './describe-field.js';
import { bestKnownFirst } from './page-names.js';

/** Versions of the game, both included. */
export interface VersionRange {
  readonly from: string;
  readonly to: string;
}

/** The newest version of the game that the tables or their packs know. */
export function newestVersion({ knowledge = [] }: Catalogue): string {
  const learnt = knowledge.flatMap(({ versions = {} }) => Object.keys(versions));
  return learnt.reduce((newest, version) => (isVersionBefore(newest, version) ? version : newest), lastKnown);
}

type Life = Pick<Evidence, 'since' | 'until'>;

export interface BindingScope {
  /** The live game, if left out. */
  readonly catalogue?: Catalogue;
  /** All of them, if left out; what the newest version always has then counts as always there. */
  readonly versions?: VersionRange;
  /** All of the catalogue, if left out. */
  readonly kinds?: ReadonlySet<string> | undefined;
}

/** The kinds of a catalogue in some versions, or some of them by name, for the emitters. */
export function bindingModel({ catalogue = dialects.game, versions, kinds }: BindingScope): BindingModel {
  const [first, last] = [orderOf(versions?.from ?? '') ?? 0, orderOf(versions?.to ?? '') ?? Infinity];
  const chosen = catalogue.kinds.filter((kind) => isAlive(kind.evidence) && (kinds?.has(kind.name) ?? true));
  const names = new TypeNames();
  for (const { name } of chosen.toSorted(bestKnownFirst)) names.of(name);
  const types = new Map<string, BoundType>();
  const lists = new Map<string, BoundList>();
  const flags = new Set<BoundFlags>();
  const allLists = new Map(allValues(catalogue).map((values) => [values.name, values]));
  for (const kind of chosen) {
    for (const inner of shapesBelow(kind).toReversed()) addType(inner, kind.evidence);
    addType(kind.shape, kind.evidence, kind);
  }
  const all = [...types.values()];
  return {
    versions: versions ? `${versions.from} to ${versions.to}` : 'all',
    types: all,
    kinds: all.filter((type): type is BoundKind => type.kind !== undefined),
    companions: chosen.flatMap(({ name, companion }) =>
      companion ? [{ kind: name, file: companion.file, isShared: companion.shared ?? false }] : [],
    ),
    lists: [...lists.values()],
    flags: [...flags],
  };

  function isAlive({ since, until }: Life): boolean {
    return (
      !(since !== undefined && (orderOf(since) ?? 0) > last) &&
      !(until !== undefined && (orderOf(until) ?? last) < first)
    );
  }

  function addType(shape: Shape, evidence: Evidence, kind?: Kind): void {
    if (types.has(shape.name)) return;
    const { about, fields, members, rules } = shape;
    types.set(shape.name, {
      name: names.of(shape.name),
      doc: kind ? sentences(`written when ${kind.written}`, evidenceSentence(evidence)) : sentence(about),
      ...(kind && { kind: kind.name }),
      members: Object.entries(fields)
        .filter(([, field]) => isAlive(field))
        .map(([key, field]) => memberOf(key, field, evidence)),
      never: rules.filter(({ forbids }) => forbids).map(({ about: key, says }) => ({ key, doc: sentence(says) })),
      ...(members && { others: valueOf(members) }),
    });
  }

  function memberOf(key: string, field: Field, parent: Evidence): BoundMember {
    const isLater = versions !== undefined && field.since !== undefined && (orderOf(field.since) ?? 0) > first;
    const known = evidenceOf(parent, field);
    return {
      key,
      doc: sentences(describe(field), `${presence(field)}; ${gradeWords(known)}`),
      type: valueOf(field),
      required: !field.optional && !isLater,
    };
  }

  function valueOf(field: Field): BoundValue {
    const forms = [field, ...(field.also ?? [])].map(formOf);
    const [only] = forms;
    return forms.length === 1 && only ? only : { is: 'either', of: forms };
  }

  function formOf(field: Field): BoundValue {
    switch (field.type) {
      case 'string':
        return {
          is: 'text',
          ...(field.values && { list: listOf(field.values) }),
          ...(field.mayBeEmpty && { mayBeEmpty: true }),
          ...(field.constant !== undefined && { constant: field.constant }),
        };
      case 'integer':
        if (field.bits) flags.add(field.bits);
        return {
          is: 'integer',
          ...(field.id && { isId: true }),
          ...(field.values && { list: listOf(field.values) }),
          ...(field.bits && { flags: field.bits.name }),
        };
      case 'array':
        return {
          is: 'list',
          of: valueOf(field.element),
          ...(field.length !== undefined && { length: field.length }),
        };
      case 'object':
        return { is: 'object', type: names.of(field.shape.name) };
      default:
        return { is: field.type };
    }
  }

  function listOf({ name, about, closed }: Values): string {
    const own = names.of(name);
    if (!lists.has(own)) {
      const { list = [] } = allLists.get(name) ?? {};
      const values = list.map(({ value, note, name: called }) => {
        const said = [called, note].filter(Boolean).join(': ');
        return { value, ...(said !== '' && { note: said }) };
      });
      lists.set(own, { name: own, doc: sentences(about, closed ? '' : 'other values occur'), isOpen: !closed, values });
    }
    return own;
  }
}

function sentences(...parts: string[]): string {
  return parts.filter(Boolean).map(sentence).join(' ');
}

/** Of two names that differ only in case, such as Backpack and BackPack, the second one gets a number. */
class TypeNames {
  readonly #given = new Map<string, string>();
  readonly #taken = new Set<string>();

  of(name: string): string {
    const known = this.#given.get(name);
    if (known !== undefined) return known;
    let own = name;
    for (let count = 2; this.#taken.has(own.toLowerCase()); count++) own = `${name}${count}`;
    this.#given.set(name, own);
    this.#taken.add(own.toLowerCase());
    return own;
  }
}
