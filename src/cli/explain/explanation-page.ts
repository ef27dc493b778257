import type { Bit } from '../../interface/bits.js';
import { evidenceSentence, knownBy, lifeWords, percentage, versionWords } from '../../interface/evidence-words.js';
import type { Decoded, DecodedBits, DecodedValue } from '../../interface/explain-value.js';
import type { DeviationSummary, FieldSummary, RuleSummary, Subject } from '../../interface/explanation-types.js';
import type { Values } from '../../interface/value-list.js';
import { groupedBy } from '../../words/grouped-by.js';
import { printable } from '../../words/printable.js';
import { sentence } from '../../words/sentence.js';
import { shownName } from '../../words/shown-name.js';
import type { Style } from '../terminal/terminal-style.js';
import { columns, paragraph, section } from '../terminal/text-layout.js';

/** A kind, field, list or bit set as a page; with a value, what that value means. */
export function explanationPage(subject: Subject, decoded: Decoded | undefined, style: Style): string {
  const { about } = subject;
  const opening = [
    heading(subject, style),
    ...(about ? [paragraph(sentence(about))] : []),
    ...evidencePart(subject).map((each) => paragraph(each)),
  ];
  const rest = decoded ? [decodedPart(decoded, style)] : body(subject, style);
  return [...opening, ...rest].join('\n\n');
}

/** Several fields with one name: their paths, and what each holds. */
export function fieldsPage(name: string, fields: readonly Subject[], style: Style): string {
  const rows = fields.map((field) => [
    style.bold(field.path),
    [facts(field).join(', '), field.about].filter(Boolean).join(' · '),
  ]);
  return `${columns([[style.bold(name), `${fields.length} fields`]])}\n\n${columns(rows, 2)}`;
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

function heading(subject: Subject, style: Style): string {
  return columns([[style.bold(subject.path), facts(subject).join(', ')]]);
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

function body(subject: Subject, style: Style): string[] {
  const { fields, values, bits, rules, rulesInside, departures, departuresInside } = subject;
  return [
    ...(fields ? [fieldsPart(fields, style)] : []),
    ...(values ? [valuesPart(values, style)] : []),
    ...(bits ? [bitsPart(bits, style)] : []),
    ...(rules.length > 0 ? [rulesPart(rules, style)] : []),
    ...(rulesInside.length > 0 ? [rulesInsidePart(rulesInside, style)] : []),
    ...deviationsPart('In the live game', departures, style),
    ...deviationsPart('In the live game, inside', departuresInside, style),
  ];
}

function fieldsPart(fields: readonly FieldSummary[], style: Style): string {
  const rows = fields.map((field): [string, string] => [
    style.bold(shownName(field.name)),
    [[field.type, ...presenceOf(field)].join(', '), field.about].filter(Boolean).join(' · '),
  ]);
  const isWide = fields.some(({ name }) => name.length > widestName);
  const text = isWide ? rows.map(([name, about]) => `  ${name}\n${paragraph(about, 4)}`).join('\n') : columns(rows, 2);
  return section('Fields', text, style);
}

/** Wider names have their meaning below them. */
const widestName = 44;

/** For optional fields: how often they are present, if counted, and in which versions. */
function presenceOf({ required, share, evidence }: FieldSummary): string[] {
  const often = evidence.grade === 'declared' ? 'declared only' : share === undefined ? 'optional' : percentage(share);
  return [...(required ? [] : [often]), ...versionWords(evidence)];
}

function valuesPart({ closed, list }: Values, style: Style): string {
  const title = closed ? 'Values' : 'Known values';
  if (list.every(({ name, note }) => (name ?? note) === undefined)) {
    return section(title, byVersion(list).join('\n'), style);
  }
  const rows = list.map(({ value, name, note, ...life }) => [
    style.bold(JSON.stringify(value)),
    [name, note, ...versionWords(life)].filter(Boolean).join(', '),
  ]);
  return section(title, columns(rows, 2), style);
}

/** Values without a name or note: those of a version on one line, then those never observed. */
function byVersion(list: Values['list']): string[] {
  const groups = groupedBy(list, ({ declared, ...life }) =>
    [declared && 'declared only', ...versionWords(life)]
      .filter(Boolean)
      .map((each) => `${each}: `)
      .join(''),
  );
  return Array.from(groups, ([label, values]) =>
    paragraph(`${label}${values.map(({ value }) => JSON.stringify(value)).join(', ')}`, 2),
  );
}

function bitsPart(bits: readonly Bit[], style: Style): string {
  const rows = bits.map(({ bit, name, meaning }) => [String(bit), String(2 ** bit), style.bold(name), meaning]);
  return section('Bits', columns(rows, 2), style);
}

function rulesPart(rules: readonly RuleSummary[], style: Style): string {
  const parts = rules.map(
    ({ id, severity, says, reason, file }) =>
      `  ${style.bold(id)} ${style.dim(file === undefined ? severity : `${severity}, in ${file}`)}\n${paragraph(`${sentence(says)} ${reason}`, 4)}`,
  );
  return section('Rules', parts.join('\n'), style);
}

/** Only what each rule says; the reasons are on the pages of the shapes and of the rules. */
function rulesInsidePart(rules: readonly RuleSummary[], style: Style): string {
  const rows = rules.map(({ id, says }) => [style.bold(id), says]);
  return section('Rules inside (shakedown explain RULE says why)', columns(rows, 2), style);
}

/** What the live game does differently, and why; nothing where it follows the specification. */
export function deviationsPart(title: string, departures: readonly DeviationSummary[], style: Style): string[] {
  if (departures.length === 0) return [];
  const parts = departures.map(
    ({ fields, change, reason }) =>
      `${paragraph(fields.join(', '), 2)}\n${paragraph(`${sentence(change)} ${reason}`, 4)}`,
  );
  return [section(title, parts.join('\n'), style)];
}

/** What a value means. */
export function decodedPart(decoded: Decoded, style: Style): string {
  return 'bits' in decoded ? setBits(decoded, style) : paragraph(sentences(decoded).join(' '));
}

function setBits({ value, bits }: DecodedBits, style: Style): string {
  const rows = bits.map(({ bit, name, meaning }) => [String(bit), style.bold(name), meaning]);
  return section(`${value} sets`, rows.length > 0 ? columns(rows, 2) : '  no bit', style);
}

function sentences(decoded: DecodedValue): string[] {
  const { known, list, closed, nearest, inGame } = decoded;
  if (known) return [`${knownValueText(decoded)}.`, ...(inGame === undefined ? [] : [inGame])];
  return [
    `${jsonText(decoded.value)} is not a ${closed ? 'valid' : 'known'} ${list}${nearest === undefined ? '' : `; the nearest is ${jsonText(nearest)}`}.`,
    closed
      ? 'The list is closed: any other value is an error.'
      : 'The list is open: it holds the values known so far, and any other value gets only a note.',
    ...(inGame === undefined ? [] : [`The live game writes it all the same. ${inGame}`]),
  ];
}

function knownValueText({ value, list, name, note, declared, ...life }: DecodedValue): string {
  const unseen = declared && 'which only other lists name: no real line with it was seen';
  const parts = [name ?? `a value of ${list}`, note, ...versionWords(life), unseen];
  return `${jsonText(value)} is ${parts.filter(Boolean).join(', ')}`;
}

function jsonText(value: string | number): string {
  return printable(JSON.stringify(value));
}
