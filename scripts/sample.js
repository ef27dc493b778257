/**
 * What the quick tests look at of everything large: another sample with each commit, and always the rows that
 * it changed. `SAMPLE` names a commit whose sample is taken again; `SAMPLE=all` takes all rows.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Sample
 * @property {string} commit The first letters of its hash; empty where there is no repository.
 * @property {number} offset Where a sample begins, modulo the number of rows.
 * @property {boolean} [isAll]
 * @property {readonly string[]} changed Words of changed lines, of the less indented lines above them, and of
 *   the names of changed files: a row with such a name has changed; and changed rooms, such as `src/check`.
 */

/**
 * @param {string} root
 * @param {string} [wanted]
 * @returns {Sample}
 */
export function chooseSample(root, wanted) {
  if (wanted === 'all') return { commit: wanted, offset: 0, isAll: true, changed: [] };
  const commit = git(root, 'rev-parse', '--short=8', `${wanted || 'HEAD'}^{commit}`)?.trim();
  if (commit === undefined) return { commit: '', offset: 0, changed: [] };
  return { commit, offset: Number.parseInt(commit, 16), changed: [...changedWords(root, commit)] };
}

/** Rooms whose tests play or check whole sessions, which takes long. */
const longRooms = [
  'check',
  'cli',
  'cockpit',
  'direct',
  'export',
  'fixture',
  'observe',
  'services',
  'simulate',
  'stage',
  'trials',
];
/** Their share in the sample is one in this. */
const longRoomsPart = 3;

/**
 * The test files of these rooms that wait for another commit; none of a room that this one changed.
 * @param {string} root
 * @param {Sample} sample
 */
export function waitingFiles(root, { isAll, offset, changed }) {
  const words = new Set(changed);
  const rooms = longRooms.filter((room) => !isAll && !words.has(`src/${room}`));
  const files = rooms.flatMap((room) => [...testsIn(root, `src/${room}`), ...testsIn(root, `test/${room}`)]);
  return files.filter(
    (file, index) => index % longRoomsPart !== offset % longRoomsPart && !words.has(path.basename(file, '.test.ts')),
  );
}

/**
 * @param {string} root
 * @param {string} directory
 */
function testsIn(root, directory) {
  const place = path.join(root, directory);
  const names = existsSync(place) ? readdirSync(place, { recursive: true, encoding: 'utf8' }).sort() : [];
  const tests = names.filter((name) => /^[^.]+\.test\.ts$/.test(path.basename(name)));
  return tests.map((name) => `${directory}/${name.replaceAll('\\', '/')}`);
}

/**
 * Since the commit before it; none if that is not in the repository, as in a shallow clone.
 * @param {string} root
 * @param {string} commit
 */
function changedWords(root, commit) {
  const diff = git(root, 'diff', '--no-color', '--no-ext-diff', '--unified=40', `${commit}~1`, '--', ...sources) ?? '';
  /** @type {Set<string>} */
  const words = new Set();
  for (const file of diff.split(/^diff --git /m).slice(1)) {
    const header = file.slice(0, file.indexOf('\n'));
    addWords(words, header);
    words.add(/ b\/(src\/[^/]+)/.exec(header)?.[1] ?? '');
    if (header.endsWith('.md')) continue;
    for (const hunk of file.split(/^@@ .*\n/m).slice(1)) addHunk(words, hunk.split('\n').filter(Boolean));
  }
  return words;
}

const sources = ['src', 'test', 'trials', 'scenarios', 'docs/*.md'];

/**
 * @param {Set<string>} words
 * @param {readonly string[]} lines
 */
function addHunk(words, lines) {
  for (const [index, line] of lines.entries()) {
    if (!/^[+-]/.test(line)) continue;
    addWords(words, line);
    let indent = indentOf(line);
    for (let above = index - 1; above >= 0 && indent > 0; above -= 1) {
      const other = lines[above] ?? '';
      if (other.length < 2 || indentOf(other) >= indent) continue;
      indent = indentOf(other);
      addWords(words, other);
    }
  }
}

/** @param {string} line */
function indentOf(line) {
  return line.slice(1).search(/\S|$/);
}

/**
 * @param {Set<string>} words
 * @param {string} text
 */
function addWords(words, text) {
  for (const [word] of text.matchAll(/[\w-]+(?:\/[\w-]+)?/g))
    for (const part of [word, ...word.split('/')]) words.add(part);
}

/**
 * @param {string} root
 * @param {readonly string[]} words
 */
function git(root, ...words) {
  try {
    return execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
