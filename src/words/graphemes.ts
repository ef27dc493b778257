let segmenter: Intl.Segmenter | undefined;

/** What is seen as one character each. The segmenter is made when it is needed: that takes longer than most of our pages. */
export function graphemes(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}
