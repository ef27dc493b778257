/**
 * What is printed, as data. A verb or a report says what it shows; `terminalText`, `markdownText` and
 * `htmlText` write it. Texts are as they were read: the writers escape them.
 */

import { printable, printableLines } from '../printable.js';

/** What a piece of text is, from which each writer chooses how it looks. */
export type Tone = 'strong' | 'quiet' | 'title' | 'code' | 'good' | 'bad' | 'doubtful';

export interface Piece {
  readonly text: string;
  readonly tone?: Tone | undefined;
}

/** A text on one line. */
export type Text = string | Piece | readonly (string | Piece)[];

type Row = readonly Text[];

export interface Table {
  /** Numbers are aligned to the right. */
  readonly rows: readonly Row[];
  readonly head?: Row;
  readonly caption?: string;
  /** In a page of HTML, rows from there on are only counted. */
  readonly most?: number;
}

export type Block =
  | { readonly is: 'heading' | 'paragraph'; readonly text: Text }
  /** Names, and what there is to say of each. */
  | { readonly is: 'rows'; readonly rows: readonly Row[] }
  /** Labels, each with a value. */
  | { readonly is: 'facts'; readonly rows: readonly Row[] }
  | ({ readonly is: 'table' } & Table)
  /** A label, a name, and a text about it, which a terminal puts below if it does not fit beside. */
  | ({ readonly is: 'lines' } & Table)
  | { readonly is: 'list'; readonly items: readonly Text[] }
  /** Lines that are neither wrapped nor cut; if wanted, a terminal folds them between members of JSON. */
  | { readonly is: 'verbatim'; readonly lines: readonly Text[]; readonly isFolded: boolean }
  | { readonly is: 'section' | 'entry'; readonly title: Text; readonly blocks: Document }
  /** On a terminal, further to the right. */
  | { readonly is: 'within'; readonly blocks: Document }
  /** HTML unfolds it on request. */
  | { readonly is: 'fold'; readonly title: Text; readonly blocks: Document; readonly isOpen: boolean };

export type Document = readonly Block[];

/** The pieces of a text, safe to print. */
export function piecesOf(text: Text, escape = printable): Piece[] {
  const pieces = typeof text === 'string' || 'text' in text ? [text] : text;
  return pieces.map((piece) =>
    typeof piece === 'string' ? { text: escape(piece) } : { ...piece, text: escape(piece.text) },
  );
}

export function plainText(text: Text): string {
  return joined(piecesOf(text));
}

/** Like `plainText`, keeping line ends. */
export function verbatimText(text: Text): string {
  return joined(piecesOf(text, printableLines));
}

function joined(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

const toned = (tone: Tone) => (text: string) => ({ text, tone });

export const strong = toned('strong');
export const quiet = toned('quiet');
export const inCode = toned('code');

export const heading = (text: Text): Block => ({ is: 'heading', text });
export const paragraph = (text: Text): Block => ({ is: 'paragraph', text });
export const rows = (all: readonly Row[]): Block => ({ is: 'rows', rows: all });

/** Labels with their values; without a value, there is no row. */
export function facts(all: readonly (readonly [label: string, value: Text | undefined])[]): Block {
  return { is: 'facts', rows: all.flatMap(([label, value]) => (value === undefined ? [] : [[label, value]])) };
}

export const table = (content: Table): Block => ({ is: 'table', ...content });
export const lines = (content: Table): Block => ({ is: 'lines', ...content });
export const list = (items: readonly Text[]): Block => ({ is: 'list', items });
export const verbatim = (all: readonly Text[], isFolded = false): Block => ({ is: 'verbatim', lines: all, isFolded });

/** A titled part of a document. */
export const section = (title: string, ...blocks: Document): Block => ({ is: 'section', title, blocks });

/** A line, and what belongs to it. */
export const entry = (title: Text, ...blocks: Document): Block => ({ is: 'entry', title, blocks });
export const within = (...blocks: Document): Block => ({ is: 'within', blocks });
