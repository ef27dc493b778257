/** Most texts have nothing else. */
const plain = /^[ -~]*$/;

/**
 * Where a text gives orders to the machine that runs a build and reads along: two colons at the beginning of a line, or
 * of what may become one, and `##[`, `##vso[` or `##teamcity[` wherever they stand.
 */
export const buildCommands = /(?<!\S):(?=:)|#(?=#(?:vso|teamcity)?\[)/g;

/**
 * Words of a user, safe to show: what steers a terminal or a build, or cannot be seen, is written as JSON would escape
 * it.
 */
export function printable(text: string): string {
  return visible(text).replaceAll(buildCommands, escaped);
}

/** The same for a text of several lines, which stay lines. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}

/** The same for what has means of its own to give no orders. */
export function visible(text: string): string {
  if (plain.test(text)) return text;
  // Here and not above: what Unicode says of all characters would be loaded to make it.
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) => {
    const short = JSON.stringify(character).slice(1, -1);
    return short === character ? escaped(character) : short;
  });
}

/** A word of a user in the midst of a sentence. */
export function quoted(word: string): string {
  return `'${printable(word)}'`;
}

/** Every unit of a text as JSON would escape it. */
export function escaped(text: string): string {
  return Array.from({ length: text.length }, (_, unit) => text.charCodeAt(unit))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('');
}
