/** Most texts are plain. */
const plain = /^[ -~]*$/;

/**
 * Commands to a build server that reads the output: two colons at the start of a line, or of what may become
 * one, and `##[`, `##vso[` or `##teamcity[` anywhere.
 */
export const buildCommands = /(?<!\S):(?=:)|#(?=#(?:vso|teamcity)?\[)/g;

/**
 * User text, safe to print: control characters, build commands and invisible characters are escaped as in
 * JSON.
 */
export function printable(text: string): string {
  return visible(text).replaceAll(buildCommands, escaped);
}

/** Like `printable`, keeping line breaks. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}

/** Like `printable`, for output in which build commands are harmless. */
export function visible(text: string): string {
  if (plain.test(text)) return text;
  // Inside the function: creating the expression loads Unicode's character data.
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) => {
    const short = JSON.stringify(character).slice(1, -1);
    return short === character ? escaped(character) : short;
  });
}

/** A user's word within a sentence. */
export function quoted(word: string): string {
  return `'${printable(word)}'`;
}

/** Escapes every code unit as in JSON. */
export function escaped(text: string): string {
  return Array.from({ length: text.length }, (_, unit) => text.charCodeAt(unit))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('');
}
