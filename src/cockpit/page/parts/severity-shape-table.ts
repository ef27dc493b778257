import type { Severity } from '../../../interface/object-rule.js';

/** A cross, a triangle or a dot: distinguishable without colour. */
export const severityShapes: Readonly<Record<Severity, string>> = {
  error: 'M2 0 6 4 10 0 12 2 8 6 12 10 10 12 6 8 2 12 0 10 4 6 0 2Z',
  warning: 'M6 0 12 11.5H0ZM5.2 4v4h1.6v-4Zm0 5v1.4h1.6v-1.4Z',
  note: 'M6 1a5 5 0 1 0 .01 0ZM6 3.5a2.5 2.5 0 1 1-.01 0Z',
};
