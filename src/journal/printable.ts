const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Words of a user, safe to show: what steers a terminal or cannot be seen is written as JSON would escape it. */
export function printable(text: string): string {
  return text.replaceAll(unseen, (character) => {
    const short = JSON.stringify(character).slice(1, -1);
    return short === character ? escaped(character) : short;
  });
}

/** The same for a text of several lines, which stay lines. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}

/** A word of a user in the midst of a sentence. */
export function quoted(word: string): string {
  return `'${printable(word)}'`;
}

function escaped(character: string): string {
  return Array.from({ length: character.length }, (_, unit) => character.charCodeAt(unit))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('');
}
