import { generatedPage } from '../../words/markdown.js';

/** A page of the reference. */
export function page(title: string, ...parts: readonly string[]): string {
  return generatedPage('src/interface', title, parts);
}
