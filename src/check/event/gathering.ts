import type { Severity } from '../../spec/rule.js';
import { above, type Finding } from '../finding.js';

/** So many findings of one severity are told of one event. */
const most = 1000;

const gravestFirst: readonly Severity[] = ['error', 'warning', 'note'];

/** The findings of one event. An event that is wrong all over has a limit for each severity: no crowd of notes hides an error. */
export class Gathering {
  readonly #findings: Finding[] = [];
  readonly #counts: Record<Severity, number> = { error: 0, warning: 0, note: 0 };
  /** The pointers of all errors, and of the objects and arrays around them. */
  readonly #unsound = new Set<string>();

  /** Takes a finding; it is not even made where there are too many of its severity. */
  add(severity: Severity, make: () => Finding): void {
    if (this.#counts[severity]++ >= most) return;
    const finding = make();
    this.#findings.push(finding);
    if (severity === 'error') this.#mark(finding.pointer);
  }

  /** Whether nothing that is still to come can be told. */
  get isOver(): boolean {
    return this.isCut('error');
  }

  /** Whether some of a severity are left untold. */
  isCut(severity: Severity): boolean {
    return this.#counts[severity] > most;
  }

  /** Whether there is an error at a pointer or below it. */
  isUnsound(pointer: string): boolean {
    return this.#unsound.has(pointer);
  }

  /** What was gathered, in order. */
  get findings(): readonly Finding[] {
    return this.#findings;
  }

  /** The gravest severity of which some are left untold. */
  get cut(): Severity | undefined {
    return gravestFirst.find((severity) => this.isCut(severity));
  }

  #mark(pointer: string): void {
    for (let at = pointer; !this.#unsound.has(at); at = above(at)) this.#unsound.add(at);
  }
}
