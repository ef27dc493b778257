/** Source files as syntax trees, with what is inserted into them; in memory until they are written. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/** @typedef {{ readonly file: string, readonly node?: ts.Node | undefined }} Place  a part of a file */

export class Sources {
  /** @type {Map<string, string>} by the path from the root */
  #texts = new Map();
  /** @type {Map<string, ts.SourceFile>} */
  #trees = new Map();
  /** @type {Map<string, string>} the changed files as they were */
  #before = new Map();

  /** @param {string} root */
  constructor(root) {
    for (const folder of ['src/game', 'src/interface']) {
      for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
        const file = `${folder}/${name.replaceAll('\\', '/')}`;
        if (/^[^.]+\.ts$/.test(file)) this.#texts.set(file, readFileSync(path.join(root, file), 'utf8'));
      }
    }
  }

  get files() {
    return [...this.#texts.keys()].sort();
  }

  /**
   * A call with a name as its first argument, such as `shape('Faction', …)`.
   * @param {readonly string[]} words
   * @param {string} name
   */
  call(words, name) {
    for (const [file, code] of this.#texts) {
      const nodes = code.includes(`'${name}'`) ? descendants(this.#tree(file)) : [];
      const calls = nodes.filter(ts.isCallExpression).filter((each) => textOf(each.arguments[0]) === name);
      const call = calls.find((each) => words.includes(each.expression.getText()));
      if (call) return { file, call };
    }
    return undefined;
  }

  /**
   * The value of a constant that a file declares or imports.
   * @param {string} file
   * @param {string} name
   * @returns {Place}
   */
  constant(file, name) {
    const nodes = descendants(this.#tree(file));
    const own = nodes.filter(ts.isVariableDeclaration).find((each) => each.name.getText() === name);
    if (own) return { file, node: plain(own.initializer) };
    const imported = nodes.filter(ts.isImportSpecifier).find((each) => each.name.text === name);
    const from = textOf(imported?.parent.parent.parent.moduleSpecifier);
    if (!imported || from === undefined) return { file };
    const source = path.posix.join(path.posix.dirname(file), from.replace(/\.js$/, '.ts'));
    return this.constant(source, (imported.propertyName ?? imported.name).text);
  }

  /**
   * The name of the constant that a call makes, if other files may import it.
   * @param {ts.CallExpression} call
   */
  exported({ parent }) {
    const isExported =
      ts.isVariableDeclaration(parent) && ts.getCombinedModifierFlags(parent) & ts.ModifierFlags.Export;
    return isExported ? parent.name.getText() : undefined;
  }

  /**
   * @param {string} file
   * @param {number} at
   * @param {string} code
   * @param {number} [end]  of what it replaces
   */
  insert(file, at, code, end = at) {
    const before = this.#texts.get(file) ?? '';
    if (!this.#before.has(file)) this.#before.set(file, before);
    this.#texts.set(file, before.slice(0, at) + code + before.slice(end));
    this.#trees.delete(file);
  }

  /**
   * @param {string} file
   * @param {string} source  the file that has the names, in `src/interface`
   * @param {readonly string[]} names
   */
  import(file, source, names) {
    const from = path.posix.relative(path.posix.dirname(file), `src/interface/${source}`).replace(/^(?!\.)/, './');
    const imports = this.#tree(file).statements.filter(ts.isImportDeclaration);
    const own = imports.find(({ moduleSpecifier }) => textOf(moduleSpecifier) === from);
    const known = own ? descendants(own).filter(ts.isImportSpecifier) : [];
    const added = names.filter((name) => known.every((each) => each.name.text !== name)).join(', ');
    const [end, last] = [imports.at(-1)?.end ?? 0, known.at(-1)?.end];
    if (added === '') return;
    if (last !== undefined) this.insert(file, last, `, ${added}`);
    else this.insert(file, end, `\nimport { ${added} } from '${from}';`);
  }

  /** The changed files, formatted, and as they were. */
  changed() {
    return [...this.#before].map(([file, before]) => {
      const words = [biome, 'check', '--write', `--stdin-file-path=${file}`];
      const options = { cwd: path.resolve(import.meta.dirname, '../..'), input: this.#texts.get(file) };
      return { file, before, after: execFileSync(process.execPath, words, { ...options, encoding: 'utf8' }) };
    });
  }

  /** @param {string} file */
  #tree(file) {
    const code = this.#texts.get(file) ?? '';
    const tree = this.#trees.get(file) ?? ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
    this.#trees.set(file, tree);
    return tree;
  }
}

/**
 * @param {ts.Node} node
 * @returns {ts.Node[]}
 */
function descendants(node) {
  const found = [node];
  node.forEachChild((child) => void found.push(...descendants(child)));
  return found;
}

/** @param {ts.Node | undefined} node */
export function textOf(node) {
  return node && ts.isStringLiteral(node) ? node.text : undefined;
}

/**
 * The texts in a part of a file.
 * @param {ts.Node | undefined} node
 */
export function textsIn(node) {
  return node ? descendants(node).flatMap((each) => textOf(each) ?? []) : [];
}

/**
 * The names that a part of a file uses.
 * @param {ts.Node | undefined} node
 */
export function namesIn(node) {
  return node ? descendants(node).flatMap((each) => (ts.isIdentifier(each) ? each.text : [])) : [];
}

/**
 * The members of a list or an object.
 * @param {ts.Node | undefined} node
 * @returns {readonly ts.Node[]}
 */
export function membersOf(node) {
  if (node && ts.isArrayLiteralExpression(node)) return node.elements;
  return node && ts.isObjectLiteralExpression(node) ? node.properties : [];
}

/**
 * What is made, without `as const`, `satisfies`, the function that makes it, and what filters it.
 * @param {ts.Node | undefined} node
 * @returns {ts.Node | undefined}
 */
export function plain(node) {
  if (!node) return undefined;
  if (ts.isArrowFunction(node)) return plain(node.body);
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return node.expression.name.text === 'filter' ? plain(node.expression.expression) : node;
  const isWrapped = ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
  return isWrapped ? plain(node.expression) : node;
}
