import { once } from '../../words/memo.js';
import { type Field, leafOf } from '../field.js';
import { allShapes, findKind, specification } from '../kind-catalogue.js';
import { valuesOf } from '../lookup.js';
import { addedFields } from './added-fields.js';
import { type Change, type Changes, changesOf, type Deviation, splitPlace } from './apply-deviations.js';
import { fieldDeviations } from './deviations.js';
import { isOpenInGame, openLists, wordDeviations } from './word-deviations.js';

/**
 * Deviations of specified kinds: as stated by a deviation, and for the words of a list wherever it is used.
 * Computed per field, because the tables are built one by one, too.
 */
export const changesOfSpecified = once((): Changes => {
  const placed = placedChanges();
  return { ...placed, ofField: (...place) => joined(placed.ofField(...place), ofWords(place[2])) };
});

/**
 * Deviations of the other kinds. They are described as the live game writes them, but share objects, lists
 * and forms with the specification: a deviation there applies here in a shared object, and in a field of the
 * same name and the same list, form or object.
 */
export const changesOfOthers = once((): Changes => {
  const placed = placedChanges();
  const alike = contentsByName();
  return {
    ...placed,
    ofField(shape, name, field) {
      const there = alike.get(name)?.filter(({ specified }) => isAlike(field, specified())) ?? none;
      const here = joined(
        placed.ofField(shape, name, field),
        there.map(({ deviation }) => deviation),
      );
      return joined(here, ofWords(field));
    },
  };
});

const placedChanges = once(() => changesOf([...fieldDeviations, ...addedFields]));

function ofWords(field: Field): readonly Deviation[] {
  const list = valuesOf(field);
  if (!list) return none;
  const words = wordDeviations.get(list.name);
  return joined(words ? [words] : none, isOpenInGame(list) ? [openLists] : none);
}

const none: readonly never[] = [];

/** Concatenates two lists without duplicates; for most fields both are empty. */
function joined(some: readonly Deviation[], others: readonly Deviation[]): readonly Deviation[] {
  if (some.length === 0 || others.length === 0) return some.length === 0 ? others : some;
  return [...new Set([...some, ...others])];
}

interface ChangedContent {
  readonly deviation: Deviation;
  /** The field that changes in the specification. */
  readonly specified: () => Field | undefined;
}

/** The deviations about what a field holds, by the name of the field. */
function contentsByName(): ReadonlyMap<string, readonly ChangedContent[]> {
  const shapes = once(() => new Map(allShapes(specification).map((shape) => [shape.name, shape])));
  const byName = new Map<string, ChangedContent[]>();
  for (const deviation of fieldDeviations.filter(({ change }) => isAboutContent(change))) {
    for (const place of deviation.fields) {
      const [shape, name] = splitPlace(place);
      const specified = () => (findKind(specification, shape)?.shape ?? shapes().get(shape))?.fields[name];
      byName.set(name, [...(byName.get(name) ?? []), { deviation, specified }]);
    }
  }
  return byName;
}

/** Whether a change is about what a field holds, so that it applies wherever the same is held. */
function isAboutContent(change: Change): boolean {
  return ['adds', 'mayBeEmpty', 'opens', 'also'].some((key) => key in change);
}

/** Whether two fields have the same content: values of one list, texts of one form, or one object. */
function isAlike(field: Field, specified: Field | undefined): boolean {
  if (field.type !== specified?.type) return false;
  const list = valuesOf(specified);
  if (list) return valuesOf(field)?.name === list.name;
  const [one, other] = [leafOf(field), leafOf(specified)];
  if (one.type === 'object') return other.type === 'object' && one.shape.name === other.shape.name;
  return one.type === 'string' && other.type === 'string' && other.form !== undefined && one.form === other.form;
}
