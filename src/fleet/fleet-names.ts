/** The streams and subjects of a fleet, all derived from the name of its stream. */
export interface FleetNames {
  /** Published messages: `journal.<partition>`. */
  readonly stream: string;
  subject(partition: number): string;
  readonly subjects: string;
  /** Findings of the checkers: `journal-findings.<partition>`. */
  readonly findingsStream: string;
  findingsSubject(partition: number): string;
  readonly findingsSubjects: string;
  /** Messages that cannot be checked, with the reason: `journal-aside.<partition>`. */
  readonly asideStream: string;
  asideSubject(partition: number): string;
  readonly asideSubjects: string;
  /** A key-value bucket: settings, commanders, leases, snapshots. */
  readonly stateBucket: string;
}

export const defaultStream = 'JOURNAL';

export function fleetNames(stream: string): FleetNames {
  const prefix = stream.toLowerCase();
  return {
    stream,
    subject: (partition) => `${prefix}.${partition}`,
    subjects: `${prefix}.*`,
    findingsStream: `${stream}_FINDINGS`,
    findingsSubject: (partition) => `${prefix}-findings.${partition}`,
    findingsSubjects: `${prefix}-findings.*`,
    asideStream: `${stream}_ASIDE`,
    asideSubject: (partition) => `${prefix}-aside.${partition}`,
    asideSubjects: `${prefix}-aside.*`,
    stateBucket: `${stream}_STATE`,
  };
}
