import type { Bit } from '../../interface/bits.js';
import type { Decoded } from '../../interface/explain-value.js';
import type { FieldSummary, RuleSummary, Subject } from '../../interface/explanation-types.js';
import type { Values } from '../../interface/value-list.js';
import { sentence } from '../../words/sentence.js';
import { deviationsPart, section } from '../terminal/section.js';
import type { Style } from '../terminal/terminal-style.js';
import { columns, paragraph } from '../terminal/text-layout.js';
import { decodedPart } from './decoded.js';

/** An explanation as a page for a terminal of 80 columns. */
export function explanationPage(subject: Subject, decoded: Decoded | undefined, style: Style): string {
  const { about, outside } = subject;
  const opening = [
    heading(subject, style),
    ...(about ? [paragraph(sentence(about))] : []),
    ...(outside ? [paragraph(outsideNote)] : []),
  ];
  const rest = decoded ? [decodedPart(decoded, style)] : body(subject, style);
  return [...opening, ...rest].join('\n\n');
}

/** Several fields of one name: where each stands, and what it holds. */
export function fieldsPage(name: string, fields: readonly Subject[], style: Style): string {
  const rows = fields.map((field) => [
    style.bold(field.path),
    [facts(field).join(', '), field.about].filter(Boolean).join(' · '),
  ]);
  return `${columns([[style.bold(name), `${fields.length} fields`]])}\n\n${columns(rows, 2)}`;
}

const outsideNote =
  'This is outside the specification. It describes what the live game writes today; a check looks only at the line, the timestamp and the name of the kind.';

function heading(subject: Subject, style: Style): string {
  return columns([[style.bold(subject.path), facts(subject).join(', ')]]);
}

function facts({ is, type, required, file, usedBy = [], values, constraints = [] }: Subject): string[] {
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
      return [is, ...(file ? [`also ${file}`] : [])];
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
  const rows = fields.map(({ name, type, required, about }) => [
    style.bold(name),
    [required ? type : `${type}, optional`, about].filter(Boolean).join(' · '),
  ]);
  return section('Fields', columns(rows, 2), style);
}

function valuesPart({ closed, list }: Values, style: Style): string {
  const title = closed ? 'Values' : 'Known values';
  if (list.every(({ name, note }) => (name ?? note) === undefined)) {
    return section(title, byVersion(list).join('\n'), style);
  }
  const rows = list.map(({ value, name, note, since }) => [
    style.bold(JSON.stringify(value)),
    [name, note, since && `since version ${since}`].filter(Boolean).join(', '),
  ]);
  return section(title, columns(rows, 2), style);
}

/** Values that need no line of their own, with those of a version together. */
function byVersion(list: Values['list']): string[] {
  const versions = [...new Set(list.map(({ since }) => since))];
  return versions.map((version) => {
    const values = list.filter(({ since }) => since === version).map(({ value }) => JSON.stringify(value));
    return paragraph(`${version === undefined ? '' : `since version ${version}: `}${values.join(', ')}`, 2);
  });
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

/** Only what each rule says: the reasons stand on the pages of the shapes and of the rules. */
function rulesInsidePart(rules: readonly RuleSummary[], style: Style): string {
  const rows = rules.map(({ id, says }) => [style.bold(id), says]);
  return section('Rules inside (shakedown explain RULE says why)', columns(rows, 2), style);
}
