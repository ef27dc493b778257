import type { Bit } from '../../interface/bits.js';
import {
  evidenceSentence,
  knownBy,
  lifeWords,
  percentage,
  seenWords,
  versionWords,
} from '../../interface/evidence-words.js';
import type { Decoded, DecodedBits, DecodedValue } from '../../interface/explain-value.js';
import type { DeviationSummary, FieldSummary, RuleSummary, Subject } from '../../interface/explanation-types.js';
import type { Value, Values } from '../../interface/value-list.js';
import {
  type Block,
  type Document,
  entry,
  paragraph,
  quiet,
  rows,
  section,
  strong,
  verbatim,
  within,
} from '../../words/document/document.js';
import { groupedBy } from '../../words/grouped-by.js';
import { sentence } from '../../words/sentence.js';
import { shownName } from '../../words/shown-name.js';

/** A kind, field, list or bit set as a page; with a value, what that value means. */
export function explanationPage(subject: Subject, decoded: Decoded | undefined): Document {
  const { about, path } = subject;
  return [
    rows([[strong(path), facts(subject).join(', ')]]),
    ...(about ? [paragraph(sentence(about))] : []),
    ...evidencePart(subject).map(paragraph),
    ...(decoded ? [decodedPart(decoded)] : body(subject)),
  ];
}

/** Several fields with one name: their paths, and what each holds. */
export function fieldsPage(name: string, fields: readonly Subject[]): Document {
  const all = fields.map((field) => [
    strong(field.path),
    [facts(field).join(', '), field.about].filter(Boolean).join(' · '),
  ]);
  return [rows([[strong(name), `${fields.length} fields`]]), within(rows(all))];
}

/** Evidence; empty if it is plainly in the specification. */
function evidencePart({ is, path, evidence, share }: Subject): string[] {
  if (!evidence) return [];
  if (is === 'kind' || is === 'shape') {
    const isPlain = evidence.grade === 'specified' && versionWords(evidence).length === 0;
    return isPlain ? [] : [evidenceSentence(evidence)];
  }
  const isTop = path.split('.').length === 2;
  // The count of a field is that of its kind times its share, and so on inwards.
  const known = knownBy(evidence, lifeWords).replace(
    'seen in',
    share === undefined && isTop ? 'seen in' : 'seen in about',
  );
  const parts = [
    ...(share === undefined ? [] : [`in ${percentage(share)} of the ${isTop ? 'events' : 'objects it is in'}`]),
    ...(evidence.grade === 'specified' ? lifeWords(evidence) : [known]),
  ];
  return parts.length === 0 ? [] : [sentence(parts.join('; '))];
}

function facts({ is, type, required, file, group, usedBy = [], values, constraints = [] }: Subject): string[] {
  const places = usedBy.length > 0 ? [`used by ${usedBy.join(', ')}`] : [];
  switch (is) {
    case 'field':
      return [type, required ? 'required' : 'optional', ...constraints];
    case 'values':
      return [values?.closed ? 'closed list of values' : 'open list of values', ...places];
    case 'bits':
      return ['bit set', ...places];
    case 'kind':
    case 'shape':
      return [is, ...(group ? [`group ${group}`] : []), ...(file ? [`also ${file}`] : [])];
  }
}

function body(subject: Subject): Document {
  const { fields, values, bits, rules, rulesInside, departures, departuresInside, sample } = subject;
  return [
    ...(fields ? [fieldsPart(fields)] : []),
    ...(values ? [valuesPart(values)] : []),
    ...(bits ? [bitsPart(bits)] : []),
    ...(sample === undefined ? [] : [section('Invented line', verbatim([sample], true))]),
    ...(rules.length > 0 ? [rulesPart(rules)] : []),
    ...(rulesInside.length > 0 ? [rulesInsidePart(rulesInside)] : []),
    ...deviationsPart('In the live game', departures),
    ...deviationsPart('In the live game, inside', departuresInside),
  ];
}

function fieldsPart(fields: readonly FieldSummary[]): Block {
  const all = fields.map((field) => ({
    name: strong(shownName(field.name)),
    text: [[field.type, ...presenceOf(field)].join(', '), field.about].filter(Boolean).join(' · '),
  }));
  const isWide = fields.some(({ name }) => name.length > widestName);
  return isWide
    ? section('Fields', ...all.map(({ name, text }) => entry(name, paragraph(text))))
    : section('Fields', rows(all.map(({ name, text }) => [name, text])));
}

/** In columns; fields with wider names have their meaning below them. */
const widestName = 44;

/** For optional fields: how often they are present, if counted, and in which versions. */
function presenceOf({ required, share, evidence }: FieldSummary): string[] {
  const isHearsay = evidence.grade === 'declared' && !evidence.seen;
  const often = isHearsay ? 'declared only' : share === undefined ? 'optional' : percentage(share);
  return [...(required ? [] : [often]), ...versionWords(evidence)];
}

function valuesPart({ closed, list }: Values): Block {
  const title = closed ? 'Values' : 'Known values';
  if (list.every(({ name, note }) => (name ?? note) === undefined)) return section(title, ...byVersion(list));
  const all = list.map(({ value, name, note, ...life }) => [
    strong(JSON.stringify(value)),
    [name, note, ...lifeOf(life)].filter(Boolean).join(', '),
  ]);
  return section(title, rows(all));
}

/** What a knowledge pack says of a value, and its versions. */
function lifeOf({ seen, ...life }: Omit<Value, 'value'>): string[] {
  return [...(seen ? [seenWords(seen)] : []), ...versionWords(life)];
}

/** Values without a name or note: those of a version on one line, then those never observed. */
function byVersion(list: Values['list']): Block[] {
  const groups = groupedBy(list, ({ declared, ...life }) =>
    [declared && 'declared only', ...lifeOf(life)]
      .filter(Boolean)
      .map((each) => `${each}: `)
      .join(''),
  );
  return Array.from(groups, ([label, values]) =>
    paragraph(`${label}${values.map(({ value }) => JSON.stringify(value)).join(', ')}`),
  );
}

function bitsPart(bits: readonly Bit[]): Block {
  const all = bits.map(({ bit, name, meaning }) => [String(bit), String(2 ** bit), strong(name), meaning]);
  return section('Bits', rows(all));
}

function rulesPart(rules: readonly RuleSummary[]): Block {
  const parts = rules.map(({ id, severity, says, reason, file }) =>
    entry(
      [strong(id), ' ', quiet(file === undefined ? severity : `${severity}, in ${file}`)],
      paragraph(`${sentence(says)} ${reason}`),
    ),
  );
  return section('Rules', ...parts);
}

/** Only what each rule says; the reasons are on the pages of the shapes and of the rules. */
function rulesInsidePart(rules: readonly RuleSummary[]): Block {
  const all = rules.map(({ id, says }) => [strong(id), says]);
  return section('Rules inside (shakedown explain RULE says why)', rows(all));
}

/** What the live game does differently, and why; nothing where it follows the specification. */
export function deviationsPart(title: string, departures: readonly DeviationSummary[]): Block[] {
  if (departures.length === 0) return [];
  const parts = departures.map(({ fields, change, reason }) =>
    entry(fields.join(', '), paragraph(`${sentence(change)} ${reason}`)),
  );
  return [section(title, ...parts)];
}

/** What a value means. */
function decodedPart(decoded: Decoded): Block {
  return 'bits' in decoded ? setBits(decoded) : paragraph(sentences(decoded).join(' '));
}

function setBits({ value, bits }: DecodedBits): Block {
  const all = bits.map(({ bit, name, meaning }) => [String(bit), strong(name), meaning]);
  return section(`${value} sets`, all.length > 0 ? rows(all) : paragraph('no bit'));
}

function sentences(decoded: DecodedValue): string[] {
  const { known, list, closed, nearest, inGame } = decoded;
  if (known) return [`${knownValueText(decoded)}.`, ...(inGame === undefined ? [] : [inGame])];
  return [
    `${JSON.stringify(decoded.value)} is not a ${closed ? 'valid' : 'known'} ${list}${nearest === undefined ? '' : `; the nearest is ${JSON.stringify(nearest)}`}.`,
    closed
      ? 'The list is closed: any other value is an error.'
      : 'The list is open: it holds the values known so far, and any other value gets only a note.',
    ...(inGame === undefined ? [] : [`The live game writes it all the same. ${inGame}`]),
  ];
}

function knownValueText({ value, list, name, note, declared, ...life }: DecodedValue): string {
  const unseen = declared && 'which only other lists name: no real line with it was seen';
  const parts = [name ?? `a value of ${list}`, note, ...lifeOf(life), unseen];
  return `${JSON.stringify(value)} is ${parts.filter(Boolean).join(', ')}`;
}
