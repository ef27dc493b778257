import path from 'node:path';
import { bump } from '../../words/map-entries.js';
import type { PlacedFinding } from '../finding.js';
import type { Report } from './check-report.js';
import { fingerprint } from './finding-fingerprint.js';
import { jsonItems } from './json-finding.js';
import { countedMessage } from './summary-text.js';

/** Code Quality of GitLab: a list of issues, written as the findings come. */
export function gitlabReport(): Report {
  const counts = new Map<string, number>();
  const issues = jsonItems();
  return {
    begin: () => '[',
    finding(finding) {
      const identity = fingerprint(finding, finding.file);
      const number = bump(counts, identity);
      // GitLab drops an issue whose fingerprint it has already seen.
      return issues.item(issue(finding, number === 1 ? identity : `${identity}-${number}`));
    },
    end: () => `${issues.end()}\n`,
  };
}

const severities = { error: 'major', warning: 'minor', note: 'info' } as const;

function issue(finding: PlacedFinding, identity: string) {
  const { rule, severity, file, line, kind, hint } = finding;
  const about = kind === undefined ? '' : `${kind}: `;
  return {
    description: `${about}${countedMessage(finding)}${hint === undefined ? '' : ` (${hint})`}`,
    check_name: rule,
    fingerprint: identity,
    severity: severities[severity],
    // GitLab wants slashes, and no `./` in front.
    location: { path: path.posix.normalize(file.replaceAll(path.sep, '/')), lines: { begin: line } },
  };
}
