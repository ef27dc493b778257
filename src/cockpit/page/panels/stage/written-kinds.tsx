import { counted } from '../../../../words/counted.js';
import { kindRuns } from './written-lines.js';

/** A list that is longer says how many more there are. */
const maxShown = 40;

interface WrittenKindsProps {
  readonly lines: readonly string[];
  /** The kinds that the situation is about. */
  readonly marked?: readonly string[];
  readonly label: string;
}

/** The kinds of some lines in the order in which they are written. */
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
