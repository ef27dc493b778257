import { type Field, leafOf } from '../field.js';
import type { Kind } from '../kind.js';
import { allShapes, specification } from '../kind-catalogue.js';
import { valuesOf } from '../lookup.js';
import { addedFields } from './added-fields.js';
import { type Change, type Deviation, splitPlace } from './apply-deviations.js';
import { fieldDeviations } from './deviations.js';
import { wordDeviations } from './word-deviations.js';

const specifiedShapes = new Map(allShapes(specification).map((shape) => [shape.name, shape]));

/**
 * The deviations of a kind outside the specification. It is written as the live game has it, but shares objects, lists and
 * forms with the specification: what deviates there does so here, in a shared object, and in a field of the same name and
 * the same list, form or object.
 */
export function deviationsOfOther(kind: Kind): Deviation[] {
  const kinds = [kind];
  const shapes = allShapes({ kinds });
  const names = new Set(shapes.map(({ name }) => name));
  const own = [...fieldDeviations, ...addedFields].flatMap((deviation) => {
    const shared = deviation.fields.filter((place) => names.has(splitPlace(place)[0]));
    const alike = isAboutContent(deviation.change)
      ? deviation.fields.flatMap((place) => {
          const [, name] = splitPlace(place);
          return shapes
            .filter((shape) => isAlike(shape.fields[name], specifiedField(place)))
            .map((shape) => `${shape.name}.${name}`);
        })
      : [];
    const fields = [...new Set([...shared, ...alike])];
    return fields.length > 0 ? [{ ...deviation, fields }] : [];
  });
  return [...own, ...wordDeviations({ kinds })];
}

/** Whether a change is about what a field holds, so that it applies wherever the same is held. */
function isAboutContent(change: Change): boolean {
  return ['adds', 'mayBeEmpty', 'opens', 'also'].some((key) => key in change);
}

function specifiedField(place: string): Field | undefined {
  const [shape, name] = splitPlace(place);
  return specifiedShapes.get(shape)?.fields[name];
}

/** Whether two fields hold the same: values of one list, texts of one form, or one object. */
function isAlike(field: Field | undefined, specified: Field | undefined): boolean {
  if (!field || field.type !== specified?.type) return false;
  const list = valuesOf(specified);
  if (list) return valuesOf(field)?.name === list.name;
  const [one, other] = [leafOf(field), leafOf(specified)];
  if (one.type === 'object') return other.type === 'object' && one.shape.name === other.shape.name;
  return one.type === 'string' && other.type === 'string' && other.form !== undefined && one.form === other.form;
}
