/** Times of the lines that match the query: at most 1,000, thinned evenly. */
import { signal } from '@preact/signals';

export const queryHits = signal<readonly number[]>([]);
