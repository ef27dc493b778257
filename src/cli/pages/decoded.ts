import type { Decoded, DecodedBits, DecodedValue } from '../../spec/explain-value.js';
import { printable } from '../../spec/printable.js';
import { columns, paragraph } from '../terminal/layout.js';
import type { Style } from '../terminal/style.js';
import { section } from './section.js';

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
  if (known) return [`${told(decoded)}.`, ...(inGame === undefined ? [] : [inGame])];
  return [
    `${shown(decoded.value)} is no ${list}${nearest === undefined ? '' : `; the nearest is ${shown(nearest)}`}.`,
    closed
      ? 'The list is closed: a value outside it is an error.'
      : 'The list is open: it holds what has been seen, and a value outside it is only worth a note.',
    ...(inGame === undefined ? [] : [`Yet the live game writes it. ${inGame}`]),
  ];
}

function told({ value, list, name, note, since }: DecodedValue): string {
  const facts = [name ?? `a value of ${list}`, note, since && `since version ${since}`];
  return `${shown(value)} is ${facts.filter(Boolean).join(', ')}`;
}

function shown(value: string | number): string {
  return printable(JSON.stringify(value));
}
