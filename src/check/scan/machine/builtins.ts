/** What the small language can do to memory, beyond numbers; each is written out where it is called. */
import { type ByteText, wordAt } from './byte-text.js';
import { type ModuleBytes, op, type } from './encode.js';

/** Behind its arguments: what each function leaves instead of them. `long` is a variable of 64 bits that is free. */
export const builtins: ReadonlyMap<string, (code: ModuleBytes, long: number) => void> = new Map(
  Object.entries({
    byte: (code: ModuleBytes) => code.access(op.loadByte, 0),
    word: (code: ModuleBytes) => code.access(op.load, 0),
    setWord: (code: ModuleBytes) => code.access(op.store, 0),
    /** How many of eight bytes stand before the first that is no plain part of a text: quote, backslash, control or not ASCII. */
    plainBytes: (code: ModuleBytes, long: number) => {
      code.access(op.load64, 0);
      code.instruction(op.localTee, long);
      code.instruction(op.localGet, long);
      eight(code, 0x20, op.sub64);
      code.byte(op.or64);
      for (const byte of [0x22, 0x5c]) {
        code.instruction(op.localGet, long);
        eight(code, byte, op.xor64);
        eight(code, 0x01, op.sub64);
        code.byte(op.or64);
      }
      countBefore(code);
    },
    /** How many of eight bytes stand before the first that is no digit. */
    digitBytes: (code: ModuleBytes, long: number) => {
      code.access(op.load64, 0);
      eight(code, 0x30, op.xor64);
      code.instruction(op.localTee, long);
      code.instruction(op.localGet, long);
      eight(code, 0x76, op.add64);
      code.byte(op.or64);
      countBefore(code);
    },
  }),
);

/** Does something to eight bytes with eight times the same byte. */
function eight(code: ModuleBytes, byte: number, operation: number): void {
  const four = byte * 0x01010101;
  code.constant64(four, four);
  code.byte(operation);
}

/** The bytes before the first that is marked in its highest bit. A mark may be wrong, but never the first one. */
function countBefore(code: ModuleBytes): void {
  eight(code, 0x80, op.and64);
  code.byte(op.ctz64);
  code.byte(op.wrap);
  code.constant(3);
  code.byte(op.shiftRight);
}

/** Compares the bytes at the place in a variable with those of a text; leaves whether they are the same. */
export function comparison(code: ModuleBytes, local: number, bytes: ByteText): void {
  const { length } = bytes;
  const size = length >= 8 ? 8 : length >= 4 ? 4 : length >= 2 ? 2 : 1;
  let steps = 0;
  for (let compared = 0; compared < length; steps++) {
    // The last step reaches back over bytes that were compared before.
    const at = Math.min(compared, length - size);
    if (compared > 0) code.instruction(op.if, type.i32);
    code.instruction(op.localGet, local);
    compare(code, bytes, at, size);
    compared = at + size;
  }
  for (let step = 1; step < steps; step++) {
    code.byte(op.else);
    code.constant(0);
    code.byte(op.end);
  }
}

function compare(code: ModuleBytes, bytes: ByteText, at: number, size: number): void {
  if (size === 8) {
    code.access(op.load64, at);
    code.constant64(wordAt(bytes, at), wordAt(bytes, at + 4));
    code.byte(op.equal64);
    return;
  }
  code.access(size === 4 ? op.load : size === 2 ? op.load16 : op.loadByte, at);
  code.constant(size === 4 ? wordAt(bytes, at) : wordAt(bytes, at) & (2 ** (8 * size) - 1));
  code.byte(op.equal);
}

/** Behind a value: the place of the next name, in the spacing of the game or in none; 0 where the object ends. */
export function nextName(code: ModuleBytes, p: number): void {
  comparison(code, p, ', "');
  code.instruction(op.if, type.i32);
  code.instruction(op.localGet, p);
  code.constant(3);
  code.byte(op.add);
  code.byte(op.else);
  comparison(code, p, ',"');
  code.instruction(op.if, type.i32);
  code.instruction(op.localGet, p);
  code.constant(2);
  code.byte(op.add);
  code.byte(op.else);
  code.constant(0);
  code.byte(op.end);
  code.byte(op.end);
}
