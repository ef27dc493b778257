/**
 * A journal line for editing: without its timestamp, one field per line. Not parsed, so that integers beyond
 * 2^53 keep their digits and broken text stays as it is.
 */
export function editedLine(line: string): string {
  const text = line.trim().replace(/"timestamp"\s*:\s*"[^"]*"\s*,\s*/, '');
  let depth = 0;
  let isInText = false;
  let edited = '';
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (isInText && letter === '\\') {
      edited += letter + text.charAt(++at);
      continue;
    }
    if (letter === '"') isInText = !isInText;
    if (isInText || !'{}[],'.includes(letter)) {
      edited += letter;
      continue;
    }
    if ('{['.includes(letter)) depth += 1;
    if ('}]'.includes(letter)) depth -= 1;
    if (letter === '{' && depth === 1) edited += '{\n  ';
    else if (letter === '}' && depth === 0) edited = `${edited.trimEnd()}\n}`;
    else if (letter === ',' && depth === 1) edited += ',\n  ';
    else edited += letter;
  }
  return edited.replaceAll(/^ {2,}/gm, '  ');
}
