/** Names that suit every language. */
import type { BoundList, BoundMember, BoundType, BoundValue } from '../interface/emit/binding-model.js';

/** A name for a constant that no other of its list has; `reserved` are the words of the language. */
function constantName(value: string, taken: Set<string>, reserved: ReadonlySet<string> = new Set()): string {
  const words = value.replaceAll(/[^A-Za-z0-9]+/g, '_').replaceAll(/^_+|_+$/g, '') || 'Empty';
  const safe = /^\d/.test(words) || reserved.has(words) ? `_${words}` : words;
  let name = safe;
  for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${safe}_${count}`;
  taken.add(name.toLowerCase());
  return name;
}

/** A name for each member of a type: its key where that is a name, made to fit the language by `form`. */
export function fieldNames(
  members: readonly BoundMember[],
  form: (key: string) => string,
  taken: readonly string[],
  reserved?: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  return new Map(members.map(({ key }) => [key, constantName(form(key), used, reserved)]));
}

/** An object whose members have no fixed names: languages have a type for that. */
export function isMap({ members, others }: BoundType): boolean {
  return others !== undefined && members.length === 0;
}

/** The values of a list, each with the name of its constant; `taken` are names that none may have. */
export function namedValues({ values }: BoundList, reserved?: ReadonlySet<string>, taken: readonly string[] = []) {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  return values.map(({ value, note }) => {
    const title = typeof value === 'number' && note !== undefined ? note : String(value);
    return { value, note, own: constantName(title, used, reserved) };
  });
}

export type TypeOf = (value: BoundValue) => string;

/** How a language writes types; one without `map` has a named type for each object without fixed names. */
interface TypeForms extends Record<'integer' | 'number' | 'boolean', string> {
  readonly text: string | ((constant?: string) => string);
  readonly either: string | ((forms: readonly string[]) => string);
  readonly list: (element: string) => string;
  readonly map?: (element: string) => string;
}

export function typeWriter({ text, either, list, map, ...plain }: TypeForms, types: readonly BoundType[] = []): TypeOf {
  const maps = new Map(types.filter(isMap).map(({ name, others }) => [name, others]));
  return typeOf;

  function typeOf(value: BoundValue): string {
    switch (value.is) {
      case 'text':
        return typeof text === 'string' ? text : text(value.constant);
      case 'either':
        return typeof either === 'string' ? either : either(value.of.map(typeOf));
      case 'list':
        return list(typeOf(value.of));
      case 'object': {
        const others = maps.get(value.type);
        return map && others ? map(typeOf(others)) : value.type;
      }
      default:
        return plain[value.is];
    }
  }
}

/** A text or number as all these languages write it. */
export function quoted(value: string | number): string {
  return JSON.stringify(value);
}
