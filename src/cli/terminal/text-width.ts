import { createRequire } from 'node:module';
import type stringWidth from 'string-width';

/**
 * Stands in for string-width in the command, by an alias of the build: that package takes as long to load as a third of
 * checking a short journal, and hardly any text needs it.
 */
export default function textWidth(text: string): number {
  const bare = text.includes('\u001B') ? text.replaceAll(colours, '') : text;
  return narrow.test(bare) ? bare.length : measured(text);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: this is how a terminal is told a colour.
// oxlint-disable-next-line no-control-regex -- for the same reason
const colours = /\u001B\[[\d;]*m/g;

/** Characters that take one column each, whatever stands beside them: European letters, and the signs of our own pages. */
const narrow =
  /^[ -~\u00A0-\u00AC\u00AE-\u02FF\u0370-\u0482\u048A-\u052F\u2010-\u2027\u2030-\u205E\u2190-\u21FF\u2500-\u259F✔✖⚠]*$/;

let measure: typeof stringWidth | undefined;

function measured(text: string): number {
  measure ??= (createRequire(import.meta.url)('string-width') as { default: typeof stringWidth }).default;
  return measure(text);
}
