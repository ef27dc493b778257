import { memoize, memoizeText, once } from '../../words/memo.js';
import { changedKind, changesOf, type Deviation, splitPlace } from '../dialect/apply-deviations.js';
import { dialects } from '../dialect/dialects.js';
import { type Field, known, leafOf, optional, type Shape, since } from '../field.js';
import { type Kind, kind } from '../kind.js';
import { allShapes, type Catalogue, findKind, shapesBelow } from '../kind-catalogue.js';
import type { KnowledgePack, KnownField } from './pack-shape.js';
import { evidenceOfSighting, fieldOfSeen, fieldsOfSeen, isVague, type NameOf } from './seen-fields.js';

/** The game dialect with what packs add to it, which were checked. */
export const knowing = memoize((packs: readonly KnowledgePack[]): Catalogue => withKnowledge(dialects.game, packs));

export function withKnowledge(base: Catalogue, packs: readonly KnowledgePack[]): Catalogue {
  if (packs.length === 0) return base;
  const nameOf = namesBeside(base, packs);
  const { dialect, kinds } = packs.reduce((former, pack) => withPack(former, pack, nameOf), base);
  return { dialect, kinds, knowledge: packs };
}

/** Gives every place a name of its own, whatever the tables and other packs have. */
function namesBeside(tables: Catalogue, packs: readonly KnowledgePack[]): NameOf {
  const newKinds = packs.flatMap(({ kinds = {} }) => Object.keys(kinds));
  const taken = once(() => new Set([...allShapes(tables).map(({ name }) => name), ...newKinds]));
  return memoizeText((place) => {
    let own = place.replaceAll(/\W/g, '');
    while (taken().has(own)) own += '2';
    taken().add(own);
    return own;
  });
}

/** The kinds that packs have added or changed. */
export const learntKinds = memoize((catalogue: Catalogue): ReadonlySet<string> => {
  const { kinds, knowledge } = catalogue;
  const before = new Set<Kind>(knowledge ? dialects.game.kinds : kinds);
  return new Set(kinds.filter((each) => !before.has(each)).map(({ name }) => name));
});

function withPack(base: Catalogue, pack: KnowledgePack, nameOf: NameOf): Catalogue {
  const added = Object.entries(pack.kinds ?? {}).flatMap(([name, { seen, fields, sample }]) => {
    if (findKind(base, name)) return [];
    const evidence = evidenceOfSighting(seen);
    const made = kind(name, `${name} happens`, fieldsOfSeen(fields, name, seen, nameOf), { evidence });
    return [sample === undefined ? made : { ...made, sample }];
  });
  const deviations = deviationsIn(base, pack, nameOf);
  const changed = new Set(deviations.flatMap(({ fields }) => fields.map((place) => splitPlace(place)[0])));
  const changes = once(() => changesOf(deviations));
  // Most changes are to kinds themselves: then the tables of all others need not be built.
  const hasInner = [...changed].some((name) => findKind(base, name) === undefined);
  const isChanged = (each: Kind) =>
    changed.has(each.name) || (hasInner && shapesBelow(each).some(({ name }) => changed.has(name)));
  const kinds = base.kinds.map((each) => (changed.size > 0 && isChanged(each) ? changedKind(each, changes) : each));
  return { dialect: base.dialect, kinds: [...kinds, ...added] };
}

/** What a pack adds to known kinds; nothing for what is known by now, or has another form in the tables. */
function deviationsIn(
  base: Catalogue,
  { kinds = {}, fields = {}, words = {} }: KnowledgePack,
  nameOf: NameOf,
): Deviation[] {
  const id = 'knowledge';
  const reason = 'A knowledge pack has it.';
  const ofKinds = Object.entries(kinds).flatMap(([kindName, { seen, fields: all }]) =>
    findKind(base, kindName)
      ? Object.entries(all).map(([name, field], index, { [index - 1]: [after] = ['event'] }): [string, KnownField] => [
          `${kindName}.${name}`,
          { seen, after, field },
        ])
      : [],
  );
  const newFields = [...ofKinds, ...Object.entries(fields)].flatMap(([path, { seen, field, after }]) => {
    const { owner, name } = placeIn(base, path);
    if (!owner || owner.members || Object.hasOwn(owner.fields, name) || isVague(field)) return [];
    const { since: version } = seen;
    const own = optional(fieldOfSeen(field, `${owner.name}.${name}`, seen, nameOf), field.share);
    const dated = version === undefined ? own : since(version, own);
    // What follows no field is the first.
    const change = { field: known(evidenceOfSighting(seen), dated), after: after ?? '' };
    return [{ id, reason, fields: [`${owner.name}.${name}`], change }];
  });
  const newWords = Object.entries(words).flatMap(([path, seen]) => {
    const { owner, name } = placeIn(base, path);
    const leaf = owner && Object.hasOwn(owner.fields, name) ? leafOf(owner.fields[name] as Field) : undefined;
    const values = leaf?.type === 'string' ? leaf.values : undefined;
    if (!owner || !values || values.closed) return [];
    const added = Object.entries(seen).flatMap(([value, sighting]) => {
      const { since: version } = sighting;
      const isKnown = values.list.some((each) => each.value === value);
      return isKnown ? [] : [{ value, seen: sighting, ...(version !== undefined && { since: version }) }];
    });
    const change = { lists: { ...values, list: [...values.list, ...added] } };
    return added.length === 0 ? [] : [{ id, reason, fields: [`${owner.name}.${name}`], change }];
  });
  return [...newFields, ...newWords];
}

/** The object that a path such as `FSDJump.Factions[].Mood` ends in, and the name of the member. */
export function placeIn(base: Catalogue, path: string): { readonly owner: Shape | undefined; readonly name: string } {
  const [kindName = '', ...steps] = path.replaceAll('[]', '').split('.');
  const name = steps.pop() ?? '';
  let owner = findKind(base, kindName)?.shape;
  for (const step of steps) {
    const leaf: Field | undefined =
      owner && Object.hasOwn(owner.fields, step) ? leafOf(owner.fields[step] as Field) : undefined;
    owner = leaf?.type === 'object' ? leaf.shape : undefined;
  }
  return { owner, name };
}
