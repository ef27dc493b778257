let segmenter: Intl.Segmenter | undefined;

/** Grapheme clusters. The segmenter is created on first use: that takes longer than printing most pages. */
export function graphemes(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}
