import { fileNameOf } from '../../../../journal/file-name.js';
import { thousands } from '../../../../words/counted.js';
import { visible } from '../../../../words/printable.js';
import type { FindingRow } from '../../../protocol.js';
import { showLine } from '../events/selected-line.js';

/** One finding, linked to its event. */
export function FindingItem({ finding }: { readonly finding: FindingRow }) {
  const { n, kind, message, hint, file, line, count } = finding;
  const place = `${visible(fileNameOf(file))}, line ${thousands(line)}`;
  const words = (
    <>
      {kind !== undefined && <span class="finding-kind">{visible(kind)}</span>} {visible(message)}
      {count !== undefined && count > 1 && ` (${thousands(count)} times)`}
    </>
  );
  return (
    <li>
      {n === undefined ? (
        <p>{words}</p>
      ) : (
        <button type="button" class="plain-button" onClick={() => showLine(n)}>
          {words}
        </button>
      )}
      <p class="muted">
        {place}
        {hint !== undefined && ` · ${visible(hint)}`}
      </p>
    </li>
  );
}
