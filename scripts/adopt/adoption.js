/**
 * What a knowledge pack adds to the catalogue, written into the tables. What cannot be decided becomes a
 * question.
 *
 * @typedef {import('../adopt.js').Catalogue} Catalogue
 * @typedef {import('../adopt.js').Pack} Pack
 * @typedef {import('../../src/interface/knowledge/pack-shape.js').SeenField} SeenField
 * @typedef {import('./table-text.js').Shape} Shape
 * @typedef {import('./table-text.js').Field} Field
 *
 * @typedef {object} Input
 * @property {import('../adopt.js').Pack} pack
 * @property {Catalogue} spec
 * @property {Catalogue} game
 * @property {Catalogue} learned  the game's, with the pack
 * @property {import('./sources.js').Sources} sources
 * @property {ReadonlyMap<string, string>} groups  that were chosen for kinds
 * @property {ReadonlyMap<string, string>} answers  what kinds are written for, and fields hold
 */
import path from 'node:path';
import ts from 'typescript';
import { addVersions } from './added-versions.js';
import { addWords } from './added-words.js';
import { membersOf, plain, textOf, textsIn } from './sources.js';
import { grouped, importsOf, keyOf, leafOf, quoted, TableText, wordsOf } from './table-text.js';

/** @param {Input} input */
export function adopt(input) {
  const { pack, game, spec, learned } = input;
  const [known, specified] = [shapesOf(game), shapesOf(spec)];
  /** @type {Adoption} */
  const adoption = { ...input, known, done: [], questions: [], open: [] };
  addVersions(adoption);
  for (const kind of learned.kinds) if (!known.has(kind.name)) addKind(kind, adoption);
  for (const [owner, { fields }] of shapesOf(learned)) {
    const before = known.get(owner)?.fields;
    for (const [index, [name, field]] of Object.entries(before ? fields : {}).entries()) {
      const place = { owner, name, after: Object.keys(fields)[index - 1] ?? 'event' };
      if (!Object.hasOwn(before ?? {}, name)) addField(place, field, specified.has(owner), adoption);
      else if (before?.[name]) addWords(`${owner}.${name}`, before[name], field, adoption);
    }
  }
  for (const place of leftOut(pack, learned)) adoption.questions.push(`${place}: add it by hand, if at all`);
  for (const file of pack.eddn ?? []) adoption.questions.push(`${file}: a schema of EDDN; see src/services/README.md`);
  return adoption;
}

/**
 * @typedef {object} Outcome
 * @property {ReadonlyMap<string, Shape>} known
 * @property {string[]} done
 * @property {string[]} questions
 * @property {string[]} open  what lacks a description
 *
 * @typedef {Input & Outcome} Adoption
 *
 * @param {import('../../src/interface/kind.js').Kind} kind
 * @param {Adoption} adoption
 */
function addKind({ name, shape, evidence: { lines, since } }, adoption) {
  const { pack, sources, groups, answers, known, done, questions } = adoption;
  if (sources.call(['kind'], name)) return;
  // Behind timestamp and event, which all have.
  const fields = Object.fromEntries(Object.entries(shape.fields).slice(2));
  const group = groups.get(name) ?? likeliestGroup(name, fields, adoption);
  const isTaken = sources.files.some((file) => file.toLowerCase().endsWith(`/${name}.ts`.toLowerCase()));
  const file = `src/interface/kinds/${group}/${name}${isTaken ? 'Event' : ''}.ts`;
  const table = new TableText(known.values(), answers, sources);
  const about = quoted(table.said(name));
  const evidence = `observed(${grouped(lines)}${since === undefined ? '' : `, { since: ${quoted(since)} }`})`;
  const kind = `export const ${name} = kind('${name}', ${about}, ${table.fields(name, fields)}, { evidence: ${evidence} });\n`;
  done.push(`${file}: the kind ${name}`);
  const other = groups.has(name) ? '' : ` In the group ${group}? Else --group ${name}=…`;
  const isOnce = pack.kinds?.[name]?.seen.files === 1 ? ' One file alone has it: is there another?' : '';
  if (other + isOnce !== '') questions.push(`${file}:${other}${isOnce}`);
  write(file, 0, ['', ...table.constants, kind].join('\n\n'), table, adoption);
}

/**
 * @param {{ owner: string, name: string, after: string }} place
 * @param {Field} field
 * @param {boolean} isSpecified
 * @param {Adoption} adoption
 */
function addField({ owner, name, after }, field, isSpecified, adoption) {
  const { sources, answers, known, done, questions } = adoption;
  const made = sources.call(['kind', 'shape', 'dense'], owner);
  const { file, node } = isSpecified
    ? sources.constant('src/interface/dialect/added-fields.ts', 'addedFields')
    : { file: made?.file ?? 'src/interface', node: plain(made?.call.arguments[2]) };
  const members = membersOf(node);
  if (isSpecified ? textsIn(node).includes(`${owner}.${name}`) : members.some((each) => nameOf(each) === name)) return;

  const table = new TableText(known.values(), answers, sources);
  const text = table.field(owner, name, field);
  const line = isSpecified ? additionOf(owner, name, text, after) : `${keyOf(name)}: ${text}`;
  const [former, before] = [members.find(ts.isSpreadElement), members.find((each) => nameOf(each) === after)];
  if (!node || (!isSpecified && !before && (after !== 'event' || !ts.isObjectLiteralExpression(node)))) {
    questions.push(`${file}: put this into ${owner}, behind ${after}:\n  ${line},`);
    return;
  }
  const first = isSpecified ? (former?.getStart() ?? node.end - 1) : node.getStart() + 1;
  const constants = table.constants.map((each) => `\n\n${each}`).join('');
  done.push(`${file}: the field ${owner}.${name}`);
  if (isSpecified && constants !== '') questions.push(`src/index.ts: export the types of ${owner}.${name}`);
  sources.insert(file, before?.end ?? first, before ? `, ${line}` : `${line}, `);
  write(file, statementOf(node).getFullStart(), constants, table, adoption, line);
}

/**
 * Inserts what stands before a line, imports what both need, and asks for descriptions.
 * @param {string} file
 * @param {number} at
 * @param {string} code
 * @param {TableText} table
 * @param {Adoption} adoption
 * @param {string} [line]
 */
function write(file, at, code, { shared, open }, { sources, questions, open: all }, line = '') {
  sources.insert(file, at, code);
  for (const { source, names } of importsOf(`${code}\n${line}`)) sources.import(file, source, names);
  for (const [from, name] of shared) sources.import(file, from.replace(/^src\/interface\/(.*)ts$/, '$1js'), [name]);
  if (open.length > 0) questions.push(`${file}: what is ${open.join(', ')}?`);
  all.push(...open);
}

/**
 * An addition to the specification.
 * @param {string} owner
 * @param {string} name
 * @param {string} field
 * @param {string} after
 */
function additionOf(owner, name, field, after) {
  const id = `${name}-of-${owner}`.replaceAll(/_|(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  const change = `{ field: ${field}, after: '${after}' }`;
  return `{ id: '${id}', fields: ['${owner}.${name}'], change: ${change}, reason: 'Real lines have it.' }`;
}

/** @param {ts.Node} member */
function nameOf(member) {
  return ts.isPropertyAssignment(member) ? (textOf(member.name) ?? member.name.getText()) : undefined;
}

/**
 * What a pack has and the catalogue does not take from it, such as a list that was always empty.
 * @param {Pack} pack
 * @param {Catalogue} learned
 */
function leftOut({ kinds = {}, fields = {}, words = {} }, learned) {
  const ofKinds = Object.entries(kinds).flatMap(([kind, seen]) => placesIn(kind, seen));
  const all = [
    ...ofKinds,
    ...Object.entries(fields).flatMap(([place, { field }]) => [place, ...placesIn(place, field)]),
  ];
  const isLeftOut = (/** @type {string} */ place, /** @type {string} */ word) => {
    const field = fieldAt(learned, place);
    return !field || !wordsOf(field)?.list.some(({ value }) => value === word);
  };
  return [
    ...all.filter((place) => !fieldAt(learned, place)),
    ...Object.entries(words).flatMap(([place, seen]) =>
      Object.keys(seen).flatMap((word) => (isLeftOut(place, word) ? `${place}, word ${quoted(word)}` : [])),
    ),
  ];
}

/**
 * The fields in a field, by path.
 * @param {string} place
 * @param {Pick<SeenField, 'fields' | 'of'>} seen
 * @returns {string[]}
 */
function placesIn(place, { fields = {}, of }) {
  const inner = Object.entries(fields).flatMap(([name, field]) => [
    `${place}.${name}`,
    ...placesIn(`${place}.${name}`, field),
  ]);
  return [...inner, ...(of ? placesIn(`${place}[]`, of) : [])];
}

/**
 * @param {Catalogue} catalogue
 * @param {string} place
 */
function fieldAt({ kinds }, place) {
  const [kind, ...steps] = place.replaceAll('[]', '').split('.');
  let [shape, field] = [kinds.find(({ name }) => name === kind)?.shape, /** @type {Field | undefined} */ (undefined)];
  for (const step of steps) {
    field = shape && Object.hasOwn(shape.fields, step) ? shape.fields[step] : undefined;
    const object = field && [leafOf(field), ...(field.also ?? []).map(leafOf)].find(({ type }) => type === 'object');
    shape = object?.type === 'object' ? object.shape : undefined;
  }
  return field;
}

/**
 * @param {ts.Node} node
 * @returns {ts.Node}
 */
function statementOf(node) {
  return ts.isSourceFile(node.parent) ? node : statementOf(node.parent);
}

/**
 * The group of the kind with the most words of the name and fields in common; a word counts as three fields.
 * @param {string} name
 * @param {import('./table-text.js').Fields} fields
 * @param {Adoption} adoption
 */
function likeliestGroup(name, fields, { game, sources }) {
  const likeness = game.kinds.map((kind) => {
    const words = wordsIn(kind.name).filter((word) => wordsIn(name).includes(word));
    return 3 * words.length + Object.keys(kind.shape.fields).filter((field) => Object.hasOwn(fields, field)).length;
  });
  const like = game.kinds[likeness.findIndex((each) => each >= Math.max(3, ...likeness))];
  const file = sources.files.find((each) => path.posix.basename(each, '.ts') === like?.name);
  return file?.split('/')[3] ?? 'other';
}

/** @param {string} name */
function wordsIn(name) {
  return Array.from(name.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g), ([word]) => word);
}

/** @param {Catalogue} catalogue */
function shapesOf({ kinds }) {
  /** @type {Map<string, Shape>} */
  const found = new Map();
  const visit = (/** @type {Shape} */ shape) => {
    if (found.has(shape.name)) return;
    found.set(shape.name, shape);
    for (const field of Object.values(shape.fields).map(leafOf)) if (field.type === 'object') visit(field.shape);
  };
  for (const { shape } of kinds) visit(shape);
  return found;
}
