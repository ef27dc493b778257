const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Words of a user, safe to show: what steers a terminal or cannot be seen is written as JSON would escape it. */
export function printable(text: string): string {
  return text.replaceAll(unseen, (character) => {
    const short = JSON.stringify(character).slice(1, -1);
    return short === character ? escaped(character) : short;
  });
}

function escaped(character: string): string {
  return Array.from({ length: character.length }, (_, unit) => character.charCodeAt(unit))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('');
}
