import type { Finding } from '../../check/finding.js';
import type { Severity } from '../../interface/object-rule.js';
import { ProjectError } from './project-error.js';
import { isPattern, matchingRules } from './rule-patterns.js';

/** What a project makes of a rule: told with its own severity, told with another, or not told. */
export type RuleSetting = 'on' | 'off' | Severity;

/** Which rules are wanted; every name is an id or has a star. */
export interface RuleSelectionOptions {
  /** From the command line: these alone. */
  readonly only?: readonly string[] | undefined;
  /** From the command line: none of these. */
  readonly ignore?: readonly string[] | undefined;
  /** From the project's settings. A full id counts more than a name with a star. */
  readonly rules?: Readonly<Record<string, RuleSetting>> | undefined;
  /** Where the settings are from, to begin a complaint with. */
  readonly origin?: string | undefined;
}

/** Which findings are told, and how grave they are. */
export class RuleSelection {
  readonly #settings: ReadonlyMap<string, RuleSetting>;

  constructor(settings: ReadonlyMap<string, RuleSetting>) {
    this.#settings = settings;
  }

  /** The finding as the project wants it told; nothing if it does not. */
  select<F extends Finding>(finding: F): F | undefined {
    const setting = this.#settings.get(finding.rule) ?? 'on';
    if (setting === 'off') return undefined;
    return setting === 'on' || setting === finding.severity ? finding : { ...finding, severity: setting };
  }

  includes(rule: string): boolean {
    return this.#settings.get(rule) !== 'off';
  }
}

/** The selection that the wishes come to. The command line wins over the settings, and `ignore` over `only`. */
export function selectRules(options: RuleSelectionOptions, known: readonly string[]): RuleSelection {
  const settings = new Map<string, RuleSetting>(known.map((id) => [id, 'on']));
  for (const [name, setting] of patternsFirst(options.rules ?? {})) {
    for (const id of matchingRules(name, known, options.origin ?? 'rules')) settings.set(id, setting);
  }
  if (options.only) restrict(settings, options.only, known);
  for (const id of options.ignore?.flatMap((name) => matchingRules(name, known, '--ignore')) ?? [])
    settings.set(id, 'off');
  if ([...settings.values()].every((setting) => setting === 'off')) {
    throw new ProjectError('every rule is switched off, so there is nothing to check');
  }
  return new RuleSelection(settings);
}

/** A rule that the project has off is told only if it is asked for by its full id. */
function restrict(settings: Map<string, RuleSetting>, only: readonly string[], known: readonly string[]): void {
  const wanted = new Set(only.flatMap((name) => matchingRules(name, known, '--only')));
  for (const id of settings.keys()) {
    if (!wanted.has(id)) settings.set(id, 'off');
    else if (only.includes(id) && settings.get(id) === 'off') settings.set(id, 'on');
  }
}

function patternsFirst(rules: Readonly<Record<string, RuleSetting>>): [string, RuleSetting][] {
  const rank = (name: string) => (isPattern(name) ? name.replaceAll('*', '').length : Infinity);
  return Object.entries(rules).sort(([a], [b]) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}
