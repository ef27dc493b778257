/** Stands for a space at which a line must not be broken. */
const unbreakableSpace = '\u00A0';

/** Breaks a line of JSON between members, never within a text. */
export function foldJson(line: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of keepTogether(line).split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((each) => each.replaceAll(unbreakableSpace, ' '));
}

/** Texts stay whole, and a bracket stays with its content. */
function keepTogether(line: string): string {
  return line
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, (text) => text.replaceAll(' ', unbreakableSpace))
    .replaceAll(/(?<=[{[] *) | (?= *[}\]])/g, unbreakableSpace);
}
