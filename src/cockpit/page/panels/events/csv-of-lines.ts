import { parseLine } from '../../../../journal/parse/parse-line.js';

/** Columns beyond these share the last one. */
const mostColumns = 250;

/** Lines as comma-separated values by RFC 4180: a column for each member, lists and objects as JSON. */
export function csvOf(lines: readonly string[]): string {
  const events = lines.map(membersOf);
  const names = new Set(['timestamp', 'event']);
  for (const event of events) for (const name of Object.keys(event)) if (names.size < mostColumns) names.add(name);
  const columns = [...names];
  const rows = events.map((event) => {
    const others = Object.entries(event).filter(([name]) => !names.has(name));
    return [
      ...columns.map((name) => cell(Object.hasOwn(event, name) ? event[name] : undefined)),
      ...(names.size < mostColumns ? [] : [others.length > 0 ? cell(Object.fromEntries(others)) : '']),
    ].join(',');
  });
  const head = [...columns.map((name) => cell(name)), ...(names.size < mostColumns ? [] : ['(others)'])].join(',');
  return [head, ...rows, ''].join('\r\n');
}

/** A line that is no event keeps its text. */
function membersOf(line: string): Readonly<Record<string, unknown>> {
  return (parseLine(line).event as Readonly<Record<string, unknown>> | undefined) ?? { '(no event)': line };
}

/** A text that a spreadsheet would take for a formula gets an apostrophe. */
function cell(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number' || typeof value === 'bigint') return value.toString();
  const text = typeof value === 'string' ? value.replace(/^(?=[=+\-@\t\r])/, "'") : jsonText(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Whole numbers beyond 2^53 keep their digits, as texts. */
function jsonText(value: object): string {
  return JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each));
}
