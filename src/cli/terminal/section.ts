import type { DeviationSummary } from '../../interface/explanation-types.js';
import { sentence } from '../../words/sentence.js';
import type { Style } from './terminal-style.js';
import { paragraph } from './text-layout.js';

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
