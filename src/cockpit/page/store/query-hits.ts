/** Times of the lines that match the query of the events panel: at most 1,000, thinned evenly. Written by its row store. */
import { signal } from '@preact/signals';

export const queryHits = signal<readonly number[]>([]);
