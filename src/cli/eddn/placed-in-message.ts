import type { Finding, PlacedFinding } from '../../check/finding.js';
import { excerptAt, findingSpans } from '../../check/text/locate-findings.js';
import type { MessageText } from './message-lines.js';

/** Findings of a message at their places in its file. */
export function placedInMessage(findings: readonly Finding[], { file, line, text }: MessageText): PlacedFinding[] {
  const spans = findingSpans(text, findings);
  return findings.map((finding, index) => {
    const { start, end } = spans[index] ?? { start: 0, end: 1 };
    const begin = text.lastIndexOf('\n', start - 1) + 1;
    const next = text.indexOf('\n', start);
    const row = text.slice(begin, next < 0 ? undefined : next);
    const before = text.slice(0, begin).split('\n').length - 1;
    return { ...finding, file, line: line + before, ...excerptAt(row, { start: start - begin, end: end - begin }) };
  });
}
