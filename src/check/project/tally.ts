import { fileRules } from '../files/file-rules.js';
import type { PlacedFinding, Summary } from '../finding.js';
import { type Known, knownOf } from './baseline.js';
import type { PlannedBaseline } from './plan.js';
import type { Selection } from './selection.js';
import { type FailOn, fails, severities } from './threshold.js';

/** Fits findings to a project: leaves out what it does not want told or knows already, and counts the rest. */
export class ProjectTally {
  readonly #selection: Selection;
  readonly #baseline: Pick<PlannedBaseline, 'known' | 'update'> | undefined;
  readonly #counts = { error: 0, warning: 0, note: 0 };
  readonly #departures = new Map<string, number>();
  readonly #gathered = new Map<string, Known>();
  #baselined = 0;

  constructor(selection: Selection, baseline?: Pick<PlannedBaseline, 'known' | 'update'>) {
    this.#selection = selection;
    this.#baseline = baseline;
  }

  /** The finding as the project wants it told; nothing if it does not. */
  take(finding: PlacedFinding): PlacedFinding | undefined {
    const told = this.#selection.select(finding);
    if (!told) return undefined;
    if (this.#isKnown(told)) {
      this.#baselined++;
      return undefined;
    }
    this.#counts[told.severity]++;
    if (told.departure) this.#departures.set(told.rule, (this.#departures.get(told.rule) ?? 0) + 1);
    return told;
  }

  get counts(): Pick<Summary, 'errors' | 'warnings' | 'notes'> {
    const { error, warning, note } = this.#counts;
    return { errors: error, warnings: warning, notes: note };
  }

  /** How many findings the baseline knew. */
  get baselined(): number {
    return this.#baselined;
  }

  /** What a baseline that is to be brought up to date has to know; none of it was told. */
  get gathered(): Known[] {
    return [...this.#gathered.values()];
  }

  /** How often the live game's own ways were told, by rule, the most frequent first. */
  get departures(): [rule: string, count: number][] {
    return [...this.#departures].sort(([ruleA, a], [ruleB, b]) => b - a || (ruleA < ruleB ? -1 : 1));
  }

  /** Whether anything told makes the run fail. */
  fails(failOn: FailOn): boolean {
    return severities.some((severity) => this.#counts[severity] > 0 && fails(severity, failOn));
  }

  #isKnown(finding: PlacedFinding): boolean {
    // A file that cannot be read today is no sin of the past.
    if (finding.rule === fileRules.unreadable.id) return false;
    const known = this.#baseline?.known.knows(finding) ?? false;
    if (!this.#baseline?.update) return known;
    const entry = knownOf(finding);
    this.#gathered.set(JSON.stringify(entry), entry);
    return true;
  }
}
