import { orderOf } from '../game/game-version.js';
import { versionTable } from '../game/version-table.js';
import { dialects } from '../interface/dialect/dialects.js';
import { describe } from '../interface/emit/describe-field.js';
import { type Evidence, evidenceOf } from '../interface/evidence.js';
import { evidenceSentence, gradeWords, presence } from '../interface/evidence-words.js';
import type { Field, Shape } from '../interface/field.js';
import { flags, flags2 } from '../interface/flag-tables.js';
import type { Kind } from '../interface/kind.js';
import { shapesBelow } from '../interface/kind-catalogue.js';
import type { Values } from '../interface/value-list.js';
import type { BindingModel, BoundKind, BoundList, BoundMember, BoundType, BoundValue } from './model.js';

/** Versions of the game, both included. */
export interface VersionRange {
  readonly from: string;
  readonly to: string;
}

/** Since Odyssey. */
export const defaultVersions: VersionRange = { from: '4.0', to: versionTable.at(-1)?.[0] ?? '' };

type Life = Pick<Evidence, 'since' | 'until'>;

/** The kinds of the live game in some versions, or some of them by name, for the emitters. */
export function bindingModel({ from, to }: VersionRange = defaultVersions, kinds?: ReadonlySet<string>): BindingModel {
  const [first, last] = [orderOf(from) ?? 0, orderOf(to) ?? Infinity];
  const chosen = dialects.game.kinds.filter((kind) => isAlive(kind.evidence) && (kinds?.has(kind.name) ?? true));
  const names = new TypeNames();
  const types = new Map<string, BoundType>();
  const lists = new Map<string, BoundList>();
  for (const kind of chosen) {
    for (const inner of shapesBelow(kind).toReversed()) addType(inner, kind.evidence);
    addType(kind.shape, kind.evidence, kind);
  }
  const all = [...types.values()];
  return {
    versions: `${from} to ${to}`,
    types: all,
    kinds: all.filter((type): type is BoundKind => type.kind !== undefined),
    companions: all.flatMap(({ kind, file }) => (kind === undefined || file === undefined ? [] : [{ kind, file }])),
    lists: [...lists.values()],
    flags: [flags, flags2],
  };

  function isAlive({ since, until }: Life): boolean {
    return (
      !(since !== undefined && (orderOf(since) ?? 0) > last) &&
      !(until !== undefined && (orderOf(until) ?? last) < first)
    );
  }

  function addType(shape: Shape, evidence: Evidence, kind?: Kind): void {
    if (types.has(shape.name)) return;
    const { about, fields, members } = shape;
    types.set(shape.name, {
      name: names.of(shape.name),
      doc: kind ? [`Written when ${kind.written}.`, evidenceSentence(evidence)] : [about],
      ...(kind && { kind: kind.name }),
      ...(kind?.companion && { file: kind.companion.file }),
      members: Object.entries(fields)
        .filter(([, field]) => isAlive(field))
        .map(([key, field]) => memberOf(key, field, evidence)),
      ...(members && { others: valueOf(members) }),
    });
  }

  function memberOf(key: string, field: Field, parent: Evidence): BoundMember {
    const isLater = field.since !== undefined && (orderOf(field.since) ?? 0) > first;
    const known = evidenceOf(parent, field);
    return {
      key,
      doc: [describe(field), `${presence(field)}; ${gradeWords(known)}`].filter(Boolean),
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
          ...(field.constant !== undefined && { constant: field.constant }),
        };
      case 'integer':
        return {
          is: 'integer',
          ...(field.id && { isId: true }),
          ...(field.values && { list: listOf(field.values) }),
          ...(field.bits && { flags: field.bits.name }),
        };
      case 'array':
        return { is: 'list', of: valueOf(field.element) };
      case 'object':
        return { is: 'object', type: names.of(field.shape.name) };
      default:
        return { is: field.type };
    }
  }

  function listOf({ name, about, list }: Values): string {
    const own = names.of(name);
    if (!lists.has(own)) {
      const values = list.map(({ value, note, name: called }) => {
        const said = [called, note].filter(Boolean).join(': ');
        return { value, ...(said !== '' && { note: said }) };
      });
      lists.set(own, { name: own, doc: about, values });
    }
    return own;
  }
}

/** Two names that differ in capitals alone, such as BackPack and Backpack, get different ones. */
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
