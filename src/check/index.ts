// `shakedown/check`: an event or a journal held to the interface, what is found, and how it is reported.

export { ArgumentError } from '../words/argument-error.js';
export {
  type CheckOptions,
  type CheckSource,
  checkJournal,
  JournalCheck,
  type Progress,
} from './check-journal.js';
export type { YearRange } from './check-totals.js';
export type { CheckedDialect } from './checked-dialect.js';
export { checkEvent, type EventOptions } from './event/check-event.js';
export type { EventFileType } from './event/diagnose.js';
export type { WarningGrade } from './event/evidence-severity.js';
export type { LeftOut, LeftOutReason } from './files/left-out.js';
export type { Excerpt, Finding, LiteralCounts, PlacedFinding, Summary } from './finding.js';
export { type FoundLine, findLines, type LanguageName } from './literals/find-lines.js';
export type { Outcome, Report, Style } from './report/check-report.js';
export { type ReportName, type ReportOptions, reportNamed, reportNames } from './report/report-formats.js';
export type { RuleStatistic } from './rule-statistics.js';
export type { RuleText } from './rule-text.js';
export { findRule, type KnownRule, ruleCatalogue } from './rules/rule-catalogue.js';
