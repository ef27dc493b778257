// ASCII codes of the bytes that a journal consists of.

export const tab = 0x09;
export const lineFeed = 0x0a;
export const carriageReturn = 0x0d;
export const space = 0x20;
export const quote = 0x22;
export const minus = 0x2d;
export const point = 0x2e;
export const zero = 0x30;
export const nine = 0x39;
export const backslash = 0x5c;
export const openBrace = 0x7b;
export const closeBrace = 0x7d;
