import { signal } from '@preact/signals';
import { layoutJson } from '../events/json-layout.js';
import { withoutTimestamp } from '../events/without-timestamp.js';

/** The text of the event that is being written. */
export const injectDraft = signal('');

/**
 * A journal line for editing: laid out, without its timestamp. Its parts stay as they are written, so that
 * integers beyond 2^53 keep their digits; so does text that is not JSON.
 */
export function editedLine(line: string): string {
  const text = withoutTimestamp(line.trim());
  const lines = layoutJson(text)?.map(
    ({ depth, parts }) => '  '.repeat(depth) + text.slice(parts[0]?.start, parts.at(-1)?.end),
  );
  return lines?.join('\n') ?? text;
}
