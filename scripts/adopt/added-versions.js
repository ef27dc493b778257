/** New versions of the game, and their builds. */
import { membersOf, textOf, textsIn } from './sources.js';
import { quoted } from './table-text.js';

const file = 'src/game/version-table.ts';

/** @param {import('./adoption.js').Adoption} adoption */
export function addVersions({ pack, sources, done, questions }) {
  const rowsOf = (/** @type {string} */ table) => membersOf(sources.constant(file, table).node);
  const add = (/** @type {string} */ table, /** @type {string[]} */ row, /** @type {number} */ version) => {
    const next = rowsOf(table).find((each) => isLater(textsIn(each)[version], row[version]));
    const text = `[${row.map(quoted).join(', ')}]`;
    if (next) sources.insert(file, next.getStart(), `${text}, `);
    else sources.insert(file, rowsOf(table).at(-1)?.end ?? 0, `, ${text}`);
    done.push(`${file}: ${row.join(' ')}`);
  };

  const known = rowsOf('versionTable').map((row) => textsIn(row)[0]);
  const [, lastBuilt] = rowsOf('buildTable').map(textsIn).at(-1) ?? [];
  const sinces = Array.from(JSON.stringify(pack).matchAll(/"since":"([\d.]+)"/g), ([, version]) => version);
  for (const [version, { builds = [], from }] of Object.entries(pack.versions ?? {})) {
    const isNeeded = isLater(version, known.at(-1)) || sinces.includes(version);
    if (isNeeded && !known.includes(version)) add('versionTable', [version, from, 'seen', 'real lines'], 0);
    for (const build of isLater(version, lastBuilt) ? builds : []) add('buildTable', [from, version, build], 1);
  }
  const { node: month } = sources.constant(file, 'knownUntil');
  const until = pack.until.slice(0, 7);
  if (month && until > (textOf(month) ?? '')) {
    sources.insert(file, month.getStart(), quoted(until), month.end);
    done.push(`${file}: known until ${until}`);
  }
  const named = new Set([...known, ...Object.keys(pack.versions ?? {})]);
  for (const since of new Set(sinces)) if (!named.has(since)) questions.push(`${file}: since when is ${since} played?`);
}

/**
 * @param {string} [one]
 * @param {string} [other]
 */
function isLater(one = '', other = '') {
  return one.localeCompare(other, 'en', { numeric: true }) > 0;
}
