import { complaintAbout } from '../../words/shape/check-options.js';
import { environment } from '../tool/tool-table.js';
import { type LocatedValue, parseObject, plainValue, truthIn } from './located-value.js';
import { oneOf } from './one-of.js';
import type { ProblemCollector } from './problem-collector.js';
import { trialKeys } from './scenario-keys.js';
import { textsIn } from './texts-in.js';

/** The themes of the course, in its order. */
export const trialThemes = {
  where: 'Where am I?',
  docked: 'Docked or not',
  vehicle: 'Which ship, which vehicle',
  holdings: 'Cargo, materials, money',
  missions: 'Missions, ranks, powers, colonies',
  exploration: 'Exploration and life',
  files: 'Files, clients and time',
  companions: 'Companions in step',
  outside: 'The outside world',
} as const;

export type TrialTheme = keyof typeof trialThemes;

/** How much a trial matters. */
export const trialGrades = ['must', 'should', 'nice'] as const;

export type TrialGrade = (typeof trialGrades)[number];

export interface TrialHeader {
  readonly theme: TrialTheme;
  readonly grade: TrialGrade;
  readonly why: string;
  readonly reports: readonly string[];
  /** Whether lines are injected that no situation writes. */
  readonly injected: boolean;
  /** More for the environment of the tool. */
  readonly env: Readonly<Record<string, string>>;
}

export function parseTrialHeader(value: LocatedValue, problems: ProblemCollector): TrialHeader {
  const entries = parseObject(value, 'trial', trialKeys, problems);
  const valueOf = (name: keyof typeof trialKeys) => entries.get(name)?.value;
  const why = valueOf('why');
  const env = valueOf('env');
  const complaint = env && complaintAbout('env', plainValue(env), environment);
  if (env && complaint !== undefined) problems.add(env, complaint);
  if (why?.is !== 'scalar' || typeof why.value !== 'string') problems.add(why ?? value, 'why is a sentence or two');
  return {
    theme: oneOf('theme', Object.keys(trialThemes) as TrialTheme[], 'where', valueOf('theme') ?? value, problems),
    grade: oneOf('grade', trialGrades, 'must', valueOf('grade') ?? value, problems),
    why: why?.is === 'scalar' ? String(why.value) : '',
    reports: textsIn(valueOf('reports'), 'reports is a list such as [EDMC 172]', problems).map(({ text }) => text),
    injected: truthIn('injected', valueOf('injected'), problems) ?? false,
    env: textsOf(env && plainValue(env)),
  };
}

function textsOf(members: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(members ?? {}).map(([name, value]) => [name, String(value)]));
}
