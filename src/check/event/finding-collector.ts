import type { Severity } from '../../interface/object-rule.js';
import { type Finding, parentPointer } from '../finding.js';

/** So many findings of one severity are told of one event. */
const mostPerSeverity = 1000;

const worstFirst: readonly Severity[] = ['error', 'warning', 'note'];

/** The findings of one event. An event that is wrong all over has a limit for each severity: no crowd of notes hides an error. */
export class FindingCollector {
  readonly #findings: Finding[] = [];
  readonly #counts: Record<Severity, number> = { error: 0, warning: 0, note: 0 };
  /** The pointers of all errors, and of the objects and arrays around them. */
  readonly #unsound = new Set<string>();

  /** Takes a finding; it is not even made where there are too many of its severity. */
  add(severity: Severity, make: () => Finding): void {
    if (this.#counts[severity]++ >= mostPerSeverity) return;
    const finding = make();
    this.#findings.push(finding);
    if (severity === 'error') this.#mark(finding.pointer);
  }

  /** Whether nothing that is still to come can be told. */
  get isFull(): boolean {
    return this.isTruncated('error');
  }

  /** Whether some of a severity are left untold. */
  isTruncated(severity: Severity): boolean {
    return this.#counts[severity] > mostPerSeverity;
  }

  /** Whether there is an error at a pointer or below it. */
  hasErrorAt(pointer: string): boolean {
    return this.#unsound.has(pointer);
  }

  /** What was gathered, in order. */
  get findings(): readonly Finding[] {
    return this.#findings;
  }

  /** The gravest severity of which some are left untold. */
  get worstTruncated(): Severity | undefined {
    return worstFirst.find((severity) => this.isTruncated(severity));
  }

  #mark(pointer: string): void {
    for (let at = pointer; !this.#unsound.has(at); at = parentPointer(at)) this.#unsound.add(at);
  }
}
