// The bytes that JSON is made of, beside those of every text.

export const openBracket = 0x5b;
export const closeBracket = 0x5d;
export const letterF = 0x66;
export const letterN = 0x6e;
export const letterT = 0x74;
