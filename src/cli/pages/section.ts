import type { DeviationSummary } from '../../spec/explanation.js';
import { sentence } from '../../spec/sentence.js';
import { paragraph } from '../terminal/layout.js';
import type { Style } from '../terminal/style.js';

/** A titled part of a page. */
export function section(title: string, body: string, style: Style): string {
  return `${style.cyan(title)}\n${body}`;
}

/** What the live game does differently, and why; nothing where it does not. */
export function deviationsPart(title: string, departures: readonly DeviationSummary[], style: Style): string[] {
  if (departures.length === 0) return [];
  const parts = departures.map(
    ({ fields, change, reason }) =>
      `${paragraph(fields.join(', '), 2)}\n${paragraph(`${sentence(change)} ${reason}`, 4)}`,
  );
  return [section(title, parts.join('\n'), style)];
}
