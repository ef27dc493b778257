import type { Severity } from '../../interface/object-rule.js';
import { severities } from '../fail-on.js';
import type { Finding } from '../finding.js';
import { parentPointer } from '../text/json-pointer.js';

/** How many findings of one severity are reported for one event. */
export const mostPerSeverity = 1000;

/**
 * Collects the findings of one event, up to a limit for each severity, so that many notes cannot hide an
 * error.
 */
export class FindingCollector {
  readonly findings: Finding[] = [];
  readonly #counts: Record<Severity, number> = { error: 0, warning: 0, note: 0 };
  /** The pointers of all faults that are errors by their rule, and of the objects and arrays around them. */
  readonly #erroneous = new Set<string>();
  /** Whether there are more faults than are marked. */
  isUnsure = false;

  /**
   * Adds a finding, unless there are too many of its severity: then it is not even made. Its rule may be more
   * severe than it is itself.
   */
  add(severity: Severity, make: () => Finding, ruleSeverity = severity): void {
    if (this.#counts[severity]++ >= mostPerSeverity) {
      this.isUnsure ||= ruleSeverity === 'error';
      return;
    }
    const finding = make();
    this.findings.push(finding);
    if (ruleSeverity !== 'error') return;
    for (let at = finding.pointer; !this.#erroneous.has(at); at = parentPointer(at)) this.#erroneous.add(at);
  }

  /** Whether there are too many errors, so that the rest of the event need not be looked at. */
  get isFull(): boolean {
    return this.isTruncated('error');
  }

  /** Whether findings of a severity were left out. */
  isTruncated(severity: Severity): boolean {
    return this.#counts[severity] > mostPerSeverity;
  }

  get hasErrors(): boolean {
    return this.#erroneous.size > 0;
  }

  /**
   * Whether there is an error at a pointer or below it, or what would be one if the specification spoke for
   * it.
   */
  hasErrorAt(pointer: string): boolean {
    return this.#erroneous.has(pointer);
  }

  /** The most severe severity of which findings were left out. */
  get worstTruncated(): Severity | undefined {
    return severities.find((severity) => this.isTruncated(severity));
  }
}
