/** New words of known lists. */
import ts from 'typescript';
import { membersOf, namesIn, plain, textOf, textsIn } from './sources.js';
import { quoted, wordsOf } from './table-text.js';

/**
 * The words of a field that it did not have before.
 * @param {string} path
 * @param {import('./table-text.js').Field} before
 * @param {import('./table-text.js').Field} after
 * @param {import('./adoption.js').Adoption} adoption
 */
export function addWords(path, before, after, { sources, done, questions }) {
  const [known, list] = [before, after].map(wordsOf);
  if (!known || !list || known === list) return;
  for (const { value: word } of list.list.slice(known.list.length)) {
    const { file, node } = listOf(list.name, sources);
    const last = membersOf(node).findLast(textOf);
    if (textsIn(node).includes(word)) continue;
    if (last) {
      sources.insert(file, last.end, `, ${quoted(word)}`);
      done.push(`${file}: ${word}, a word of ${path}`);
    } else {
      const used = namesIn(node).map((name) => sources.constant(file, name).file);
      const place = used.find((each) => each !== file) ?? file;
      questions.push(`${place}: add the word ${quoted(word)} of ${path} to what makes the list ${list.name}`);
    }
  }
}

/**
 * Where the words of a list stand. Those of the specification are not added to: the game's are beside them.
 * @param {string} name
 * @param {import('./sources.js').Sources} sources
 * @returns {import('./sources.js').Place}
 */
function listOf(name, sources) {
  const made = sources.call(['open', 'closed'], name);
  if (made?.file !== 'src/interface/specified-values.ts')
    return wordsAt(made?.file ?? 'src/interface', made?.call.arguments[2], sources);
  const { file, node } = sources.constant('src/interface/dialect/word-deviations.ts', 'wordsInGame');
  const constant = /** @type {ts.VariableDeclaration} */ (made.call.parent).name.getText();
  const rows = membersOf(node).map(membersOf);
  const row = rows.find(([list]) => list?.getText() === constant);
  return wordsAt(file, row?.[1], sources);
}

/**
 * @param {string} file
 * @param {ts.Node | undefined} node
 * @param {import('./sources.js').Sources} sources
 */
function wordsAt(file, node, sources) {
  const words = plain(node);
  return words && ts.isIdentifier(words) ? sources.constant(file, words.text) : { file, node: words };
}
