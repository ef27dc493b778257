/** What can be written at a place in the text of an event, by the tables. */
import { kindNamed, kindsInJournal } from '../../../../interface/all-kinds.js';
import type { Dialect } from '../../../../interface/dialect/dialects.js';
import { type Field, type Fields, leafOf, type Shape } from '../../../../interface/field.js';
import { shapeOf } from '../../../../interface/lookup.js';

/** Choices that replace the text from `from` to `to`. */
export interface Completion {
  readonly from: number;
  readonly to: number;
  readonly choices: readonly Choice[];
}

export interface Choice {
  readonly insert: string;
  readonly about: string;
}

/** An object or list around the place. */
interface Container {
  readonly is: '{' | '[';
  /** The member that a value is written for. */
  key: string;
  isValue: boolean;
}

const mostChoices = 60;

export function completionAt(text: string, at: number, dialect: Dialect): Completion | undefined {
  const { containers, open } = scan(text, at);
  const inner = containers.at(-1);
  if (!inner) return undefined;
  const from = open ?? at - (/[\w.+-]*$/.exec(text.slice(0, at))?.[0].length ?? 0);
  const typed = text.slice(open === undefined ? from : from + 1, at).toLowerCase();
  const rest = (open === undefined ? /^[\w.+-]*/ : /^[^"\n,:{}[\]]*"?/).exec(text.slice(at))?.[0].length ?? 0;
  const kind = /"event"\s*:\s*"([^"]*)"/.exec(text)?.[1] ?? '';
  const fields = kindNamed(kind, dialect)?.shape.fields ?? {};
  const around = containers.slice(0, inner.isValue ? undefined : -1);
  const path = around.flatMap(({ is, key }) => (is === '{' ? [key] : []));
  const isColonThere = /^\s*:/.test(text.slice(at + rest));
  const field = fieldAt(fields, path);
  const choices = !inner.isValue
    ? keyChoices(
        path.length === 0 ? { event: nameField, ...fields } : field && shapeOf(field)?.fields,
        text,
        isColonThere,
      )
    : path.length === 1 && path[0] === 'event'
      ? kindsInJournal(dialect).map((name) => ({ insert: JSON.stringify(name), about: '' }))
      : valueChoices(field && inner.is === '[' ? leafOf(field) : field);
  const rank = ({ insert }: Choice) => insert.toLowerCase().replace(/^"/, '').indexOf(typed);
  const fitting = choices.filter((choice) => rank(choice) >= 0).sort((a, b) => rank(a) - rank(b));
  return fitting.length > 0 ? { from, to: at + rest, choices: fitting.slice(0, mostChoices) } : undefined;
}

/** Reads up to a place; `open` is where the text begins that is still open there. */
function scan(text: string, at: number): { readonly containers: readonly Container[]; readonly open?: number } {
  const containers: Container[] = [];
  let open: number | undefined;
  for (let index = 0; index < at; index++) {
    const letter = text[index] as string;
    const inner = containers.at(-1);
    if (open !== undefined) {
      if (letter === '\\') index += 1;
      else if (letter === '"') {
        if (inner?.is === '{' && !inner.isValue) inner.key = text.slice(open + 1, index);
        open = undefined;
      }
    } else if (letter === '"') open = index;
    else if (letter === '{' || letter === '[') containers.push({ is: letter, key: '', isValue: letter === '[' });
    else if (letter === '}' || letter === ']') containers.pop();
    else if (letter === ':' && inner) inner.isValue = true;
    else if (letter === ',' && inner) inner.isValue = inner.is === '[';
  }
  return { containers, ...(open !== undefined && { open }) };
}

/** The field that a path of names leads to, through lists. */
function fieldAt(fields: Fields, path: readonly string[]): Field | undefined {
  let shape: Pick<Shape, 'fields' | 'members'> | undefined = { fields };
  let field: Field | undefined;
  for (const name of path) {
    field = shape?.fields[name] ?? shape?.members;
    shape = field && shapeOf(field);
  }
  return field;
}

const nameField: Field = { type: 'string', note: 'the kind of the event', optional: false };

/** Members that are not written yet; required ones first. */
function keyChoices(fields: Fields = {}, text: string, isColonThere: boolean): Choice[] {
  return Object.entries(fields)
    .filter(([name, { onlyInFile }]) => !onlyInFile && !new RegExp(`"${name}"\\s*:`).test(text))
    .sort(([, a], [, b]) => Number(a.optional) - Number(b.optional))
    .map(([name, { note, type, optional }]) => ({
      insert: `"${name}"${isColonThere ? '' : ':'}`,
      about: [type, optional ? 'optional' : '', note].filter((each) => each !== '').join('; '),
    }));
}

function valueChoices(field: Field | undefined): Choice[] {
  if (field?.type === 'boolean') return ['true', 'false'].map((insert) => ({ insert, about: '' }));
  if (field?.type === 'string' && field.constant !== undefined)
    return [{ insert: JSON.stringify(field.constant), about: '' }];
  if (field?.type !== 'string' && field?.type !== 'integer') return [];
  const list: readonly { readonly value: string | number; readonly note?: string }[] = field.values?.list ?? [];
  return list.map(({ value, note = '' }) => ({ insert: JSON.stringify(value), about: note }));
}
