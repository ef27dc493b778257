const longest = 80;

/** A value as JSON, truncated; takes bounded time for any value. */
export function shortJson(value: unknown, most = longest): string {
  if (value === undefined) return 'nothing';
  const text = written(value, most + 1);
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** The text of a value, or a prefix of at least `room` characters. */
function written(value: unknown, room: number): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value.slice(0, room));
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? list(value, room) : members(value, room);
    case 'undefined':
      return 'nothing';
    case 'function':
    case 'symbol':
      return `a ${typeof value}`;
    case 'bigint':
    case 'number':
    case 'boolean':
      return String(value);
  }
}

/** Each level takes some of the room, so that circular objects terminate. */
function list(elements: readonly unknown[], room: number): string {
  let text = '[';
  for (let index = 0; index < elements.length && text.length < room; index++) {
    text += (index === 0 ? '' : ',') + written(elements[index], room - text.length);
  }
  return `${text}]`;
}

function members(object: object, room: number): string {
  let text = '{';
  for (const name in object) {
    if (text.length >= room) break;
    if (!Object.hasOwn(object, name)) continue;
    text += `${text === '{' ? '' : ','}${written(name, room)}:`;
    text += written((object as Readonly<Record<string, unknown>>)[name], room - text.length);
  }
  return `${text}}`;
}
