import { markTable, type ShownMarkName } from './mark-table.js';

/** The shape of a mark, beside its word. */
export function MarkShape({ name }: { readonly name: ShownMarkName }) {
  const { path, colour } = markTable[name];
  return (
    <svg class="mark-shape" viewBox="0 0 12 12" aria-hidden="true" style={{ color: `var(${colour})` }}>
      <path d={path} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}
