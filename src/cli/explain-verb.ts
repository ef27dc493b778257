import { type Dialect, dialects } from '../interface/dialect/dialects.js';
import { gameAsOf } from '../interface/dialect/game-at-version.js';
import { lifeWords } from '../interface/evidence-words.js';
import { explain } from '../interface/explain-name.js';
import { type Decoded, explainValue } from '../interface/explain-value.js';
import type { Explanation, RuleExplanation, Subject } from '../interface/explanation-types.js';
import { type Catalogue, specification } from '../interface/kind-catalogue.js';
import { fieldsNamed, type NotFound } from '../interface/lookup.js';
import type { Document } from '../words/document/document.js';
import { nearest, suggestion } from '../words/nearest.js';
import { quoted } from '../words/printable.js';
import { explainableCandidates } from './completion/completable-names.js';
import { explanationPage, fieldsPage } from './explain/explanation-page.js';
import { foundKnowledgeOptions, knownGame } from './knowledge/knowledge-packs.js';
import { printAnswer } from './output/print-answer.js';
import { UsageError } from './shell.js';
import { argument, option, verb } from './verb.js';
import { dialectOption, pageFormat } from './verb-options.js';

const help = `
Examples:
  shakedown explain FSDJump
  shakedown explain FSDJump.Factions.Happiness
  shakedown explain Status.Flags 16842765
  shakedown explain flags 0x101000d
  shakedown explain MarketID
  shakedown explain Docked.StationServices dock
  shakedown explain Docked --game-version 3.7
  shakedown explain Scan.Rings.MassMT
  shakedown explain docked/wanted
  shakedown explain jump
  shakedown explain dock-wanted
  shakedown explain torn-line
  shakedown explain panthermkii
  shakedown explain 4.4.1.0`;

export const createVerb = verb({
  takes: [
    argument('<name>', 'such as FSDJump, Status.Flags, docked/wanted, dock, Iridium or 4.4.1.0', {
      candidates: explainableCandidates,
      form: 'path',
    }),
    argument('[value]', 'a value of that field, list or bit set'),
  ],
  options: {
    dialect: dialectOption,
    gameVersion: option('<version>', 'only what that version of the game wrote, such as 3.7'),
    ...foundKnowledgeOptions,
    format: pageFormat,
  },
  help,
  async run([name, value], { dialect, gameVersion, knowledge, ...options }, shell) {
    const game = (await knownGame(knowledge, shell, true)) ?? dialects.game;
    const answers = await answersTo(name, value, { own: tablesOf(name, dialect, gameVersion, game), game });
    const answer = { data: answers[0]?.data ?? {}, page: answers.flatMap(({ page }) => page) };
    await printAnswer(answer, options, shell);
  },
});

/** The tables of a dialect, or of a version of the game, which must have what is to be explained. */
function tablesOf(name: string, dialect: Dialect, version: string | undefined, game: Catalogue): Catalogue {
  if (version === undefined) return dialect === 'game' ? game : dialects[dialect];
  const then = gameAsOf(version, game);
  if (!then) throw new UsageError(`${quoted(version)} is not a version of the game, such as 3.7 or 4.0.0.1500`);
  const [found, today] = [explain(then, name), explain(game, name)];
  if (!isSubject(found) && isSubject(today)) {
    const life = lifeWords(today.evidence ?? {}).map((words) => `: it is written ${words}`);
    throw new UsageError(`${quoted(version)} has no ${today.path}${life.join('')}`);
  }
  return then;
}

/** Where names are looked up: first in the tables of the dialect, then in all of the game's. */
interface Tables {
  readonly own: Catalogue;
  readonly game: Catalogue;
}

/** An explanation as data, and as a page. */
interface Answer {
  readonly data: { readonly path: string; readonly is: string; readonly fields?: readonly object[] };
  readonly page: Document;
}

/**
 * Looks for the exact name first, then for rules and session terms, then in another case, then for fields of
 * any kind, then for words and versions of the game.
 */
async function answersTo(name: string, value: string | undefined, tables: Tables): Promise<Answer[]> {
  const found = explained(name, tables);
  if (isSubject(found) && !isNameOnly(found)) return [subjectAnswer(found, value, tables)];
  if (isSubject(found)) return hearsayAnswers(found, value, tables);
  const { findSessionTerms } = await import('./explain/session-terms.js');
  const { answers, nearestTerm } = await findSessionTerms(name);
  const others = [...(await ruleAnswer(found, name)), ...answers];
  const [other] = others;
  if (other && value !== undefined) {
    const what = other.data.is === 'rules' ? 'a group of rules' : `a ${other.data.is}`;
    throw new UsageError(`${other.data.path} is ${what} and has no value ${quoted(value)}`);
  }
  if (other) return others;
  const respelt = explained(inCanonicalCase(name, tables), tables);
  if (isSubject(respelt)) return [subjectAnswer(respelt, value, tables)];
  const fields = fieldAnswers(name, value, tables);
  if (fields.length > 0) return fields;
  const { findGameWords } = await import('./explain/game-words.js');
  const words = findGameWords(name, tables.game);
  if (words.answers.length > 0 && value === undefined) return words.answers;
  throw await nothingNamed(found, name, nearestTerm ?? words.nearestWord);
}

/** A kind that has nothing but its name; a field of that name is more likely meant. */
function isNameOnly({ is, fields = [] }: Subject): boolean {
  return is === 'kind' && fields.every(({ name }) => name === 'timestamp' || name === 'event');
}

function hearsayAnswers(kind: Subject, value: string | undefined, tables: Tables): Answer[] {
  const fields = fieldAnswers(kind.path, value, tables);
  return value === undefined || fields.length === 0 ? [...fields, subjectAnswer(kind, value, tables)] : fields;
}

/** The fields that have a name, if there are any. */
function fieldAnswers(name: string, value: string | undefined, tables: Tables): Answer[] {
  const fields = fieldsAnywhere(name, tables);
  const [only] = fields;
  if (only && fields.length === 1) return [subjectAnswer(only, value, tables)];
  if (fields.length > 1 && value !== undefined)
    throw new UsageError(
      `several fields are named ${quoted(name)}; choose one: ${fields.map(({ path }) => path).join(', ')}`,
    );
  return fields.length > 1 ? [fieldsAnswer(name, fields)] : [];
}

function subjectAnswer(subject: Subject, value: string | undefined, tables: Tables): Answer {
  const decoded = value === undefined ? undefined : decode(withTable(subject, tables), value);
  return {
    data: { ...subject, ...(decoded && { decoded }) },
    page: explanationPage(subject, decoded),
  };
}

function fieldsAnswer(name: string, fields: readonly Subject[]): Answer {
  return { data: { path: name, is: 'fields', fields }, page: fieldsPage(name, fields) };
}

/** The name as the tables spell it, if only the case differs. */
function inCanonicalCase(name: string, tables: Tables): string {
  let spelt = name;
  for (;;) {
    const found = explained(spelt, tables);
    const nearer = 'found' in found ? found.nearest : undefined;
    if (nearer === undefined || nearer === spelt || nearer.toLowerCase() !== name.toLowerCase()) return spelt;
    spelt = nearer;
  }
}

/** The fields with a name, in the kinds of the dialect or, if there are none, in all. */
function fieldsAnywhere(name: string, tables: Tables): Subject[] {
  const inside = fieldsNamed(tables.own, name);
  const paths = inside.length > 0 ? inside : fieldsNamed(tables.game, name);
  return paths.map((path) => explained(path, tables)).filter(isSubject);
}

/** Rules and their pages are loaded only if the name is no kind or field. */
async function ruleAnswer(found: RuleExplanation | NotFound, name: string): Promise<Answer[]> {
  const [{ explainRule }, { familyPage, rulePage }] = await Promise.all([
    import('../check/rules/explain-rule.js'),
    import('./explain/rule-page.js'),
  ]);
  const answer = explainRule(name);
  if (!answer) return messageRuleAnswer(name);
  if (answer.is === 'rule') return [{ data: answer, page: rulePage(answer) }];
  const near = 'found' in found ? found.nearest : undefined;
  const namesake = near?.toLowerCase() === name.toLowerCase() ? near : undefined;
  return [{ data: answer, page: familyPage(answer, namesake) }];
}

/** A rule about messages to services. */
async function messageRuleAnswer(name: string): Promise<Answer[]> {
  const [{ messageRules }, { messageRulePage }] = await Promise.all([
    import('../services/message-rules.js'),
    import('./explain/rule-page.js'),
  ]);
  const rules = messageRules.filter(({ id }) => id === name || id.startsWith(`${name.replace(/\/\*?$/, '')}/`));
  return rules.map((rule) => ({ data: { path: rule.id, is: 'rule', ...rule }, page: messageRulePage(rule) }));
}

async function nothingNamed(
  found: RuleExplanation | NotFound,
  name: string,
  nearestTerm: string | undefined,
): Promise<UsageError> {
  const { nearestRule } = await import('../check/rules/explain-rule.js');
  const { word = name, within = '', nearest: near }: Partial<NotFound> = 'found' in found ? found : {};
  if (/^\d+(\.\d+)+$/.test(name)) return unknown(name, '', nearestTerm);
  return unknown(word, within, within === '' ? (nearestRule(name, near) ?? nearestTerm) : near);
}

/** Looks in the dialect first, then in the others; the live game has all kinds. */
function explained(name: string, tables: Tables): Explanation | NotFound {
  const missed: NotFound[] = [];
  for (const catalogue of new Set([tables.own, specification, tables.game])) {
    const answer = explain(catalogue, name);
    if (!('found' in answer)) return answer;
    missed.push(answer);
  }
  return missed.reduce(closer);
}

/** Of two failed searches, the one that got farther along the path, or has a nearer name. */
function closer(first: NotFound, second: NotFound): NotFound {
  const progress = (missed: NotFound) => missed.within.length + (missed.nearest === undefined ? 0 : 1);
  if (progress(second) !== progress(first)) return progress(second) > progress(first) ? second : first;
  const names = [first, second].flatMap(({ nearest: name }) => name ?? []);
  return nearest([first.within, first.word].filter(Boolean).join('.'), names) === second.nearest ? second : first;
}

/** Rules are explained by the checker, which has more of them. */
function isSubject(found: Explanation | NotFound): found is Subject {
  return !('found' in found) && found.is !== 'rule';
}

/** Where this dialect has no list of values, the list of the other one still says what a value means. */
function withTable(subject: Subject, { game }: Tables): Subject {
  const all = [subject, ...[specification, game].map((catalogue) => explain(catalogue, subject.path))].filter(
    isSubject,
  );
  return all.find((each) => 'values' in each || 'bits' in each) ?? subject;
}

function decode(subject: Subject, value: string): Decoded {
  const { path } = subject;
  const decoded = explainValue(subject, value);
  if (decoded) return decoded;
  if (subject.bits)
    throw new UsageError(
      `${quoted(value)} is not a bit set: ${path} is an integer from 0 to ${2 ** 32 - 1}, in decimal or as 0x1f`,
    );
  if (subject.values) throw new UsageError(`${quoted(value)} is not a value of ${path}, which is an integer`);
  throw new UsageError(`cannot decode ${quoted(value)}: ${path} has neither bits nor a list of values`);
}

function unknown(word: string, within: string, near: string | undefined): UsageError {
  const lists = 'shakedown list shows what there is';
  if (word === '' && within === '') return new UsageError(`the name is empty; ${lists}`);
  if (word === '') return new UsageError(`there is no field name after the dot in '${within}.'${suggestion(near)}`);
  if (within !== '') return new UsageError(`${within} has no field ${quoted(word)}${suggestion(near)}`);
  return new UsageError(`nothing is named ${quoted(word)}${suggestion(near, { otherwise: `; ${lists}` })}`);
}
