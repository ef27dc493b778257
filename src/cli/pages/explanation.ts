import type { Decoded, DepartureSummary, Explanation, FieldSummary, RuleSummary } from '../../spec/explain.js';
import type { Values } from '../../spec/values.js';
import { columns, paragraph } from '../terminal/layout.js';
import type { Style } from '../terminal/style.js';

/** An explanation as a page for a terminal of 80 columns. */
export function explanationPage(explanation: Explanation, decoded: Decoded | undefined, style: Style): string {
  const { path, about, fields, values, bits, rules, departures } = explanation;
  const parts = [heading(explanation, style), ...(about ? [paragraph(sentence(about))] : [])];
  if (decoded) return [...parts, decodedPart(decoded, path, style)].join('\n\n');
  if (fields) parts.push(fieldsPart(fields, style));
  if (values) parts.push(valuesPart(values, style));
  if (bits) {
    const rows = bits.map(({ bit, name, meaning }) => [String(bit), String(2 ** bit), style.bold(name), meaning]);
    parts.push(section('Bits', columns(rows, 2), style));
  }
  if (rules.length > 0) parts.push(rulesPart(rules, style));
  if (departures.length > 0) parts.push(departuresPart(departures, style));
  return parts.join('\n\n');
}

function heading({ path, is, type, required, file, constraints = [] }: Explanation, style: Style): string {
  const facts =
    is === 'field'
      ? [type, required ? 'required' : 'optional', ...constraints]
      : [is, ...(file ? [`also ${file}`] : [])];
  const listed = facts.filter((fact) => !/^(one of|seen:|bit set) /.test(fact));
  return columns([[style.bold(path), listed.join(', ')]]);
}

function decodedPart(decoded: Decoded, path: string, style: Style): string {
  if ('bits' in decoded) {
    const rows = decoded.bits.map(({ bit, name, meaning }) => [String(bit), style.bold(name), meaning]);
    return section(`${decoded.value} sets`, rows.length > 0 ? columns(rows, 2) : '  no bit', style);
  }
  const { value, known, name, note } = decoded;
  if (!known) return paragraph(`${path} is not known to hold ${JSON.stringify(value)}.`);
  return paragraph(`${JSON.stringify(value)} is ${[name ?? 'a known value', note].filter(Boolean).join(', ')}.`);
}

function fieldsPart(fields: readonly FieldSummary[], style: Style): string {
  const rows = fields.map(({ name, type, required, about }) => [
    style.bold(name),
    [required ? type : `${type}, optional`, about].filter(Boolean).join(' · '),
  ]);
  return section('Fields', columns(rows, 2), style);
}

function valuesPart(values: Values, style: Style): string {
  const title = values.closed ? 'Values' : 'Values seen so far';
  const plain = values.list.every(
    ({ name, note, since }) => name === undefined && note === undefined && since === undefined,
  );
  if (plain)
    return section(title, paragraph(values.list.map(({ value }) => JSON.stringify(value)).join(', '), 2), style);
  const rows = values.list.map(({ value, name, note, since }) => [
    style.bold(JSON.stringify(value)),
    [name, note, since && `since version ${since}`].filter(Boolean).join(', '),
  ]);
  return section(title, columns(rows, 2), style);
}

function rulesPart(rules: readonly RuleSummary[], style: Style): string {
  const parts = rules.map(
    ({ id, severity, says, reason }) =>
      `  ${style.bold(id)} ${style.dim(severity)}\n${paragraph(`${sentence(says)} ${reason}`, 4)}`,
  );
  return section('Rules', parts.join('\n'), style);
}

function departuresPart(departures: readonly DepartureSummary[], style: Style): string {
  const parts = departures.map(
    ({ fields, change, reason }) =>
      `${paragraph(fields.join(', '), 2)}\n${paragraph(`${sentence(change)} ${reason}`, 4)}`,
  );
  return section('In the live game', parts.join('\n'), style);
}

function section(title: string, body: string, style: Style): string {
  return `${style.cyan(title)}\n${body}`;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
