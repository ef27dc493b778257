/** From what a program prints to pieces of text on a screen, each with its place and when it is there. */

/**
 * @import { Output } from './record.js'
 * @typedef {{ readonly text: string, readonly style: string }} Run
 * @typedef {object} Piece
 * @property {number} row Counted from the first that was printed.
 * @property {number} column
 * @property {readonly Run[]} runs
 * @property {number} from The frame in which it appears.
 * @property {number | undefined} to The frame in which it is gone.
 */

const tokens = /\p{Cc}\[([\d;?]*)[a-zA-Z]|[\s\S]/gu;

/**
 * Knows what our programs print: text, colours, line ends, and clearing the screen. It does not scroll.
 * @param {readonly Output[]} outputs
 * @param {{ readonly columns: number, readonly rows: number, readonly frameMs: number }} screen
 */
export function playOn(outputs, { columns, rows, frameMs }) {
  /** @type {{ character: string, style: string }[][]} */
  let grid = [[]];
  /** @type {Map<number, { shown: string, pieces: Piece[] }>} */
  const seen = new Map();
  /** @type {Piece[]} */
  const pieces = [];
  let style = '';
  for (const [frame, text] of framesOf(outputs, frameMs)) {
    print(text);
    draw(frame);
  }
  return pieces;

  /** @param {string} text */
  function print(text) {
    for (const [token, codes] of text.matchAll(tokens)) {
      if (token === '\x1b[2J') grid = [[]];
      else if (codes !== undefined && token.endsWith('m')) style = styleAfter(style, codes);
      else if (codes !== undefined) continue;
      else if (token === '\n') grid.push([]);
      else if (token !== '\r') put(token);
    }
  }

  /** @param {string} character */
  function put(character) {
    if (grid.at(-1)?.length === columns) grid.push([]);
    grid.at(-1)?.push({ character, style });
  }

  /** @param {number} frame */
  function draw(frame) {
    if (grid.length > rows) throw new Error(`${grid.length} rows do not fit into ${rows}`);
    for (const row of new Set([...seen.keys(), ...grid.keys()])) {
      const cells = grid[row] ?? [];
      const text = JSON.stringify(cells);
      const before = seen.get(row);
      if (before?.shown === text) continue;
      const grows = before !== undefined && text.startsWith(before.shown.slice(0, -1));
      const column = grows ? JSON.parse(before.shown).length : 0;
      const stays = grows ? before.pieces : [];
      if (!grows) for (const piece of before?.pieces ?? []) piece.to = frame;
      const piece = { row, column, runs: runsOf(cells.slice(column)), from: frame, to: undefined };
      if (piece.runs.length > 0) pieces.push(piece);
      seen.set(row, { shown: text, pieces: [...stays, piece] });
    }
  }
}

/** @param {readonly Output[]} outputs @param {number} frameMs */
function framesOf(outputs, frameMs) {
  /** @type {Map<number, string>} */
  const frames = new Map();
  for (const { ms, text } of outputs) {
    const frame = Math.ceil(ms / frameMs);
    frames.set(frame, (frames.get(frame) ?? '') + text);
  }
  return frames;
}

/** @param {readonly { character: string, style: string }[]} cells @returns {Run[]} */
function runsOf(cells) {
  /** @type {{ text: string, style: string }[]} */
  const runs = [];
  for (const { character, style } of cells) {
    const last = runs.at(-1);
    if (last?.style === style) last.text += character;
    else runs.push({ text: character, style });
  }
  return runs;
}

/** Codes of SGR, and the class that each sets; those that end one say which. */
const classes = new Map([
  ['1', 'bold'],
  ['2', 'dim'],
  ['32', 'green'],
  ['33', 'yellow'],
  ['41', 'alarm'],
]);
const ends = new Map([
  ['0', /.*/],
  ['', /.*/],
  ['22', /bold|dim/],
  ['39', /green|yellow/],
]);

/** @param {string} style @param {string} codes */
function styleAfter(style, codes) {
  let names = style.split(' ').filter(Boolean);
  for (const code of codes.split(';')) {
    const [ended, begun] = [ends.get(code), classes.get(code)];
    if (ended === undefined && begun === undefined) throw new Error(`no style is known for the code '${code}'`);
    if (ended !== undefined) names = names.filter((name) => !ended.test(name));
    if (begun !== undefined && !names.includes(begun)) names.push(begun);
  }
  return names.join(' ');
}
