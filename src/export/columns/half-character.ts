const surrogate = /[\uD800-\uDFFF]/;
const loneSurrogate = /\p{Surrogate}/u;

/** Whether a text has half a character in it, which no bytes of UTF-8 can stand for. */
export function hasHalfCharacter(text: string): boolean {
  // The first look costs nothing where there are no characters beyond Latin, as in nearly all texts.
  return surrogate.test(text) && loneSurrogate.test(text);
}
