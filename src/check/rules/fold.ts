/** A stand-in for a space at which a line must not be broken. */
const firm = '\u00A0';

/** A line of JSON in lines that are no longer than asked, as far as its words allow: broken between members, never within a text. */
export function fold(line: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of firmly(line).split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((each) => each.replaceAll(firm, ' '));
}

/** Texts stay whole, and a bracket stays with what it holds. */
function firmly(line: string): string {
  return line
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, (text) => text.replaceAll(' ', firm))
    .replaceAll(/(?<=[{[] *) | (?= *[}\]])/g, firm);
}
