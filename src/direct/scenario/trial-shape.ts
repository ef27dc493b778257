import { described, list, oneOf, refined, required, type ValueOf } from '../../words/shape/shape.js';
import { environment } from '../tool/tool-shape.js';
import { membersOf, namingVoice, textOf, truth, voiced } from './scenario-door.js';
import { trialGrades, trialThemes } from './trial-theme-table.js';

export type TrialTheme = keyof typeof trialThemes;

export type TrialGrade = (typeof trialGrades)[number];

const theme = {
  ...oneOf(Object.keys(trialThemes) as TrialTheme[], 'theme'),
  schema: () => ({ oneOf: Object.entries(trialThemes).map(([name, about]) => ({ const: name, description: about })) }),
};

const reports = 'reports is a list such as [EDMC 172]';

/** What makes a scenario part of the course. */
const members = membersOf('trial', {
  theme: described('What it is about.', required(theme)),
  grade: described('How much it matters.', required(oneOf(trialGrades, 'grade'))),
  why: described('What the game writes, and where tools go wrong.', required(textOf('why is a sentence or two'))),
  reports: described('Public reports of the mistake, such as [EDMC 172].', list(reports, textOf(reports))),
  injected: described('Whether lines are injected that no situation writes.', truth('injected')),
  env: described(
    'More for the environment of the tool, such as { LC_ALL: de_DE.UTF-8 }.',
    voiced(namingVoice, environment),
  ),
});

export const trialShape = refined(members, ({ reports: named = [], injected = false, env = {}, ...others }) => ({
  ...others,
  reports: named,
  injected,
  env: Object.fromEntries(Object.entries(env).map(([name, value]) => [name, String(value)])),
}));

export type TrialHeader = ValueOf<typeof trialShape>;
