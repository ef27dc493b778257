import * as layout from './scanner-memory.js';

const marks = layout.isNoted | layout.isOpened;

/** Whoever wants nothing of any line has nothing noted: takes the marks for it out of the table of a kind, which stands at a place of the memory. */
export function dropNotes(words: Int32Array, table: number): void {
  ofShape(words, words[(table + layout.kindShape) >> 2] as number);
}

function ofShape(words: Int32Array, shape: number): void {
  const first = shape + layout.shapeFields + layout.fieldForm;
  const count = words[shape >> 2] as number;
  for (let index = 0; index < count; index++) ofForm(words, first + index * layout.fieldSize);
}

/** Marks stand only in what is marked itself. */
function ofForm(words: Int32Array, form: number): void {
  const word = words[form >> 2] as number;
  words[form >> 2] = word & ~marks;
  if ((word & layout.isOpened) === 0) return;
  const more = words[(form + layout.formMore) >> 2] as number;
  if ((word & layout.typeBits) === layout.isList) ofForm(words, more);
  else ofShape(words, more);
}
