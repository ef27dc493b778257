import { trialThemes } from '../../direct/scenario/trial-theme-table.js';
import type { Trial } from '../../trials/trial.js';
import { trialMoments } from '../../trials/trial-moments.js';
import {
  type Block,
  type Document,
  entry,
  facts,
  paragraph,
  rows,
  section,
  strong,
  within,
} from '../../words/document/document.js';
import { terminalText } from '../../words/document/terminal-text.js';
import { sentence } from '../../words/sentence.js';
import { pageLook } from '../terminal/terminal-style.js';
import { argument, verb } from '../verb.js';
import { chooseTrials, trialCandidates } from './choose-trials.js';

const help = `
Examples:
  shakedown trials explain docked-again
  shakedown trials explain vehicle`;

export const createVerb = verb({
  about: 'show what a trial does, what it asks, and why',
  takes: [argument('<names...>', 'trials or themes', { candidates: trialCandidates })],
  help,
  async run([words], { color }, shell) {
    const look = pageLook(color, shell);
    const pages = chooseTrials({ words }).map((trial) => terminalText(trialPage(trial), look));
    await shell.print(pages.join('\n\n\n'));
  },
});

function trialPage({ name, file, header, scenario }: Trial): Document {
  const { theme, grade, why, reports, injected } = header;
  const about = facts([
    ['theme', `${trialThemes[theme]} (${theme})`],
    ['grade', grade],
    ['reports', reports.length === 0 ? undefined : reports.join(', ')],
    ['injected', injected ? 'some lines are written by hand, as no situation has them' : undefined],
    ['file', file],
  ]);
  return [
    rows([[strong(name), scenario.about]]),
    paragraph(why === '' ? sentence(scenario.about) : why),
    within(about),
    section('What happens, and what is asked', ...trialMoments(scenario).map(momentEntry)),
    section('Run it', paragraph(`shakedown trials run ${name}`)),
  ];
}

function momentEntry({ after, asked, answer }: ReturnType<typeof trialMoments>[number]): Block {
  const asks = asked.length === 0 ? undefined : asked.join(', ');
  return entry(
    after.join(', ') || 'then',
    facts([
      ['asks', asks],
      ['right', answer || undefined],
    ]),
  );
}
