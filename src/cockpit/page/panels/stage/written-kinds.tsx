import { counted } from '../../../../words/counted.js';
import { kindRuns } from './written-lines.js';

/** Longer lists end with the number of remaining kinds. */
const maxShown = 40;

interface WrittenKindsProps {
  readonly lines: readonly string[];
  /** The situation's own kinds, highlighted. */
  readonly marked?: readonly string[];
  readonly label: string;
}

/** Kinds of lines in the order of writing. */
export function WrittenKinds({ lines, marked = [], label }: WrittenKindsProps) {
  const runs = kindRuns(lines);
  return (
    <ol class="written-kinds" aria-label={label}>
      {runs.slice(0, maxShown).map(({ kind, count }, index) => (
        // The same kind may come again, and the list is never reordered.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index} class={marked.includes(kind) ? 'written-kinds-marked' : ''}>
          {marked.includes(kind) ? <strong>{kind}</strong> : kind}
          {count > 1 && ` ×${count}`}
        </li>
      ))}
      {runs.length > maxShown && <li class="muted">and {counted(runs.length - maxShown, 'more', 'more')}</li>}
    </ol>
  );
}
