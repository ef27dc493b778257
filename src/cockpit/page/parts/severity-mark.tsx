import { severityShapes } from './severity-shape-table.js';
import './severity-mark.css';
import type { Severity } from '../../../interface/object-rule.js';

/** Severity as shape and word; as an icon, the word is in the tooltip. */
export function SeverityMark({ severity, isIcon = false }: { readonly severity: Severity; readonly isIcon?: boolean }) {
  return (
    <span class="severity-mark" data-severity={severity} title={isIcon ? severity : undefined}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d={severityShapes[severity]} fill="currentColor" fill-rule="evenodd" />
      </svg>
      {isIcon ? <span class="visually-hidden">{severity}</span> : severity}
    </span>
  );
}
