import { checkArgument, checkOptions, type OptionShapes } from '../../words/shape/check-options.js';
import { anObject, aString, mustBe, numberWithin, oneOf, required, trueOrFalse } from '../../words/shape/shape.js';
import { type FailOn, failOnNames } from '../fail-on.js';
import type { RuleText } from '../rule-text.js';
import type { EndOptions, Report, Style } from './check-report.js';

export type ReportName = keyof typeof reports;

export interface ReportOptions extends EndOptions {
  readonly style: Style;
  /** The width of the terminal, in columns. */
  readonly width: number;
  /** The version of Shakedown. */
  readonly version: string;
  readonly rules: readonly RuleText[];
  /** The lowest severity that makes the run fail; `error` by default. */
  readonly failOn?: FailOn;
}

const reportChecks: OptionShapes<ReportOptions> = {
  style: required(anObject),
  width: required(numberWithin(1, Infinity, 'a number of columns')),
  version: required(aString),
  rules: required(mustBe('a list of rules, such as ruleCatalogue', Array.isArray)),
  failOn: oneOf(failOnNames),
  statistics: trueOrFalse,
  verbose: trueOrFalse,
  all: trueOrFalse,
};

/** Creates a report; use a new one for each run. Only the code for that format is loaded. */
export async function reportNamed(name: ReportName, options: ReportOptions): Promise<Report> {
  checkArgument('name', name, oneOf(reportNames, 'report'));
  return reports[name](checkOptions('reportNamed', options, reportChecks));
}

const reports = {
  pretty: async ({ style, ...options }) => (await import('./pretty-report.js')).prettyReport(style, options),
  concise: async (options) => (await import('./concise-report.js')).conciseReport(options),
  json: async (options) => (await import('./json-report.js')).jsonReport(options),
  ndjson: async (options) => (await import('./json-report.js')).ndjsonReport(options),
  markdown: async () => (await import('./markdown-report.js')).markdownReport(),
  github: async () => (await import('./github-report.js')).githubReport(),
  gitlab: async () => (await import('./gitlab-report.js')).gitlabReport(),
  sarif: async (options) => (await import('./sarif-report.js')).sarifReport(options),
  junit: async (options) => (await import('./junit-report.js')).junitReport(options),
} satisfies Record<string, (options: ReportOptions) => Promise<Report>>;

export const reportNames = Object.keys(reports) as readonly ReportName[];
