import { warningGrades } from '../../check/event/evidence-severity.js';
import { failOnNames } from '../../check/fail-on.js';
import { reportNames } from '../../check/report/report-formats.js';
import { dialectNames } from '../../interface/dialect/dialect-names.js';
import { foundKnowledgeOptions, type GivenKnowledge } from '../knowledge/knowledge-packs.js';
import { flag, type OptionsOf, openChoice, option } from '../verb.js';
import { count, reportOptions, rulesOption } from '../verb-options.js';

export const checkOptions = {
  dialect: openChoice('what to check against; the journals decide if left out', dialectNames),
  grade: openChoice('weakest evidence whose contradiction is a warning', warningGrades, { usually: 'strong' }),
  eventsOnly: flag('check every event by itself, without session rules'),
  ...reportOptions(reportNames),
  only: rulesOption('report only these rules, such as field/*,line/cut'),
  ignore: rulesOption('leave out these rules'),
  failOn: openChoice('lowest severity that makes it fail', failOnNames),
  statistics: flag('count findings by rule instead of printing each; json has both'),
  all: flag('show each finding, also those that are like three before them'),
  verbose: flag('also name the files that were left out'),
  quiet: flag('print only findings that make it fail, and the summary; -o still gets all', { short: 'q' }),
  threads: count('how many threads share the work'),
  config: option('<file>', 'settings file, instead of the nearest shakedown.config.json'),
  noConfig: flag('use no settings file'),
  ...foundKnowledgeOptions,
  baseline: option('<file>', 'file of known findings, which are not reported again'),
  updateBaseline: flag('write all findings of this run into the baseline'),
};

/** What the command line says; a file of settings may be any, by `--config`, or none, by `--no-config`. */
export type CheckOptions = Omit<OptionsOf<typeof checkOptions>, 'config' | 'knowledge'> & {
  readonly config?: string | boolean;
  readonly knowledge?: GivenKnowledge;
  readonly color?: boolean;
};
