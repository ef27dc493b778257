import type { Decoded, DecodedBits, DecodedValue } from '../../interface/explain-value.js';
import { printable } from '../../words/printable.js';
import { section } from '../terminal/section.js';
import type { Style } from '../terminal/terminal-style.js';
import { columns, paragraph } from '../terminal/text-layout.js';

/** What a value says. */
export function decodedPart(decoded: Decoded, style: Style): string {
  return 'bits' in decoded ? setBits(decoded, style) : paragraph(sentences(decoded).join(' '));
}

function setBits({ value, bits }: DecodedBits, style: Style): string {
  const rows = bits.map(({ bit, name, meaning }) => [String(bit), style.bold(name), meaning]);
  return section(`${value} sets`, rows.length > 0 ? columns(rows, 2) : '  no bit', style);
}

function sentences(decoded: DecodedValue): string[] {
  const { known, list, closed, nearest, inGame } = decoded;
  if (known) return [`${knownValueText(decoded)}.`, ...(inGame === undefined ? [] : [inGame])];
  return [
    `${jsonText(decoded.value)} is not a ${closed ? 'valid' : 'known'} ${list}${nearest === undefined ? '' : `; the nearest is ${jsonText(nearest)}`}.`,
    closed
      ? 'The list is closed: any other value is an error.'
      : 'The list is open: it holds the values known so far, and any other value gets only a note.',
    ...(inGame === undefined ? [] : [`The live game writes it all the same. ${inGame}`]),
  ];
}

function knownValueText({ value, list, name, note, since }: DecodedValue): string {
  const facts = [name ?? `a value of ${list}`, note, since && `since version ${since}`];
  return `${jsonText(value)} is ${facts.filter(Boolean).join(', ')}`;
}

function jsonText(value: string | number): string {
  return printable(JSON.stringify(value));
}
