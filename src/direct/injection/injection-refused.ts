import type { Finding } from '../../check/finding.js';
import { StageError } from '../stage-error.js';

/** The event was not injected, because the checker has findings about it. */
export class InjectionRefused extends StageError {
  readonly findings: readonly Finding[];

  constructor(event: string, findings: readonly Finding[]) {
    const reasons = findings.map(
      ({ pointer, message, hint }) =>
        `${pointer === '' ? event : pointer}: ${message}${hint === undefined ? '' : `: ${hint}`}`,
    );
    super(
      `${event} is not as it should be, so it was not written (anyway writes it nevertheless)\n${reasons.join('\n')}`,
      {
        code: 'injection-refused',
      },
    );
    this.findings = findings;
  }
}
