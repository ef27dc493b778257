/** @typedef {import('./counts.js').Place} Place */

const width = 80;

/**
 * What was counted, on 80 columns, and the names of what never occurred though it should.
 * @param {import('./counts.js').Counts} counts
 */
export function page(counts) {
  /** @type {string[]} */
  const missing = [];
  const kinds = [...counts.kinds.values()].map((kind) => {
    const places = below(kind);
    missing.push(...[kind, ...places].filter(isMissing).map(({ path }) => nameOf(kind, path)));
    return [`${kind.path}  ${kind.count}`, ...places.map(fieldLine)].join('\n');
  });
  const lists = [...counts.lists.values()].map(({ name, demanded, values }) => {
    const entries = [...values].map(([value, count]) => /** @type {const} */ ([String(value), count]));
    if (demanded) missing.push(...entries.filter(([, count]) => count === 0).map(([value]) => `${name} ${value}`));
    return listLines(demanded ? name : `${name} (may lack some: the game departs here)`, entries);
  });
  const bits = [...counts.bits.values()].map(({ name, bits: table }) =>
    listLines(
      `${name}, bits`,
      [...table].map(([bit, { count }]) => /** @type {const} */ ([bit, count])),
    ),
  );
  return { text: [...kinds, ...lists, ...bits].join('\n\n'), missing };
}

/**
 * @param {Place} place
 * @returns {Place[]}
 */
function below({ members }) {
  return [...(members?.values() ?? [])].flatMap((member) => [member, ...below(member)]);
}

/**
 * @param {Place} kind
 * @param {string} path
 */
function nameOf(kind, path) {
  return path === kind.path ? path : `${kind.path}.${path}`;
}

/**
 * A list that never holds anything tells nothing either.
 * @param {Place} place
 */
function isMissing({ count, elements }) {
  return count === 0 || elements === 0;
}

/** @param {Place} place */
function fieldLine(place) {
  const { path, optional, count, elements } = place;
  const often = isMissing(place) ? 'never' : String(count);
  const about = [...(optional ? [] : ['required']), ...(elements === undefined ? [] : [`${elements} elements`])];
  return `  ${often.padStart(9)}  ${path}${about.length > 0 ? ` (${about.join(', ')})` : ''}`.slice(0, width);
}

/**
 * @param {string} name
 * @param {readonly (readonly [string, number])[]} entries
 */
function listLines(name, entries) {
  const lines = [name];
  let line = '  ';
  for (const [value, count] of entries) {
    const text = `${value === '' ? '""' : value} ${count === 0 ? 'never' : count}`;
    if (line.trim() !== '' && line.length + text.length + 2 >= width) {
      lines.push(`${line},`);
      line = '  ';
    }
    line += line.trim() === '' ? text : `, ${text}`;
  }
  return [...lines, line].join('\n');
}
