import { type JsonPart, layoutJson } from './json-layout.js';

/**
 * The text of an event without its timestamp, otherwise unchanged; when injected, it gets the session's time.
 */
export function withoutTimestamp(text: string): string {
  const parts = layoutJson(text)?.flatMap((line) => (line.depth === 1 ? line.parts : [])) ?? [];
  const at = parts.findIndex(({ type, start, end }) => type === 'name' && text.slice(start, end) === '"timestamp"');
  const name = parts[at];
  const value = parts[at + 2];
  if (at < 0 || !name || !value) return text;
  const behind: JsonPart | undefined = parts[at + 3];
  if (behind && text[behind.start] === ',') return text.slice(0, name.start) + text.slice(behind.end).trimStart();
  const before = text.lastIndexOf(',', name.start);
  return text.slice(0, before < 0 ? name.start : before) + text.slice(value.end);
}
