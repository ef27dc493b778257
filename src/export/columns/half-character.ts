const surrogate = /[\uD800-\uDFFF]/;
const loneSurrogate = /\p{Surrogate}/u;

/** Whether a text contains a lone surrogate, which UTF-8 cannot encode. */
export function hasHalfCharacter(text: string): boolean {
  // The first test is fast, and false for nearly all texts.
  return surrogate.test(text) && loneSurrogate.test(text);
}
