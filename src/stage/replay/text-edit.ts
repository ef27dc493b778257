/** A part of a text, and what is to stand there instead. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with all edits made; they must not overlap, and everything else stays as it is. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  if (edits.length === 0) return text;
  let result = '';
  let behind = 0;
  for (const { start, end, text: instead } of edits.toSorted((one, other) => one.start - other.start)) {
    result += text.slice(behind, start) + instead;
    behind = end;
  }
  return result + text.slice(behind);
}
