import { trialThemes } from '../../direct/scenario/trial-theme-table.js';
import {
  type Block,
  type Document,
  entry,
  heading,
  inCode,
  list,
  type Piece,
  paragraph,
  quiet,
  section,
  strong,
  type Table,
  type Tone,
  table,
  verbatim,
} from '../../words/document/document.js';
import { Html, html } from '../../words/document/html.js';
import { htmlPage } from '../../words/document/html-page.js';
import { htmlText } from '../../words/document/html-text.js';
import { markdownText } from '../../words/document/markdown-text.js';
import { sentence } from '../../words/sentence.js';
import { badgeSvg } from '../badge.js';
import { type CourseGrade, gradeTable, tallyText } from '../grade-course.js';
import { isTrouble, type TrialResult, type Verdict } from '../trial-result.js';
import { type CourseReport, gradeSentence, outcomeText, reasonsFor } from './course-report.js';
import { resultEntry } from './result-entry.js';

/** One result: a line, and everything that is known if it did not pass. */
export function trialEntry(result: TrialResult): Block {
  const { trial, verdict, problem } = result;
  const lines = isTrouble(verdict) ? troubleLines(result) : problem === undefined ? [] : [problem];
  const tone = isTrouble(verdict) ? 'bad' : verdict === 'passed' ? 'good' : 'quiet';
  return resultEntry(tone, trial.name, outcomeText(result), lines);
}

/** The table of grades, and a sentence. */
export function gradeDocument(grade: CourseGrade): Document {
  const { passed, answered } = grade.all;
  const tone = answered === 0 ? 'doubtful' : passed === answered ? 'good' : 'bad';
  return [table(gradesOf(grade)), paragraph({ text: gradeSentence(grade), tone })];
}

/** A page for a summary of a build, an issue or a wiki. */
export function courseMarkdown({ tool, results, grade }: CourseReport): string {
  const failed = results.filter(({ verdict }) => isTrouble(verdict));
  const open = results.filter(({ verdict }) => verdict === 'unanswered');
  const names = open.flatMap(({ trial }, index) => [index === 0 ? '' : ', ', inCode(trial.name)]);
  const help = '. A cell says how many passed, of those answered, of those asked.';
  return markdownText([
    heading('Trials'),
    paragraph([strong(gradeSentence(grade)), ' by ', inCode(tool), help]),
    table(gradesOf(grade)),
    ...(failed.length === 0 ? [] : [section('Not passed', ...failed.map(troubleEntry))]),
    ...(open.length === 0 ? [] : [section('Not answered', paragraph(names))]),
  ]);
}

function troubleEntry(result: TrialResult): Block {
  const { name, header } = result.trial;
  const facts = [header.grade, ...header.reports].join('; ');
  return entry(
    `${name}: ${outcomeText(result)}`,
    paragraph(`${header.why} (${facts})`),
    verbatim(troubleLines(result)),
  );
}

function troubleLines(result: TrialResult): string[] {
  const { directory, command } = result;
  const kept = directory === undefined ? [] : [`(everything about it is in ${directory})`];
  return [...reasonsFor(result), `(reproduce with: ${command})`, ...kept];
}

/** The results by theme; what failed is unfolded. */
export function courseHtml({ tool, results, grade, seconds }: CourseReport): string {
  const body = htmlText([
    heading('Trials'),
    html`<p>${new Html(badgeSvg(grade.all))}</p>`,
    paragraph([strong(gradeSentence(grade)), ' by ', inCode(tool), ` in ${seconds.toFixed(1)} s.`]),
    table({ ...gradesOf(grade), caption: 'Trials that passed, of those answered, of those asked' }),
    ...grade.themes.map(({ theme }) => {
      const own = results.filter(({ trial }) => trial.header.theme === theme);
      return html`<section>\n<h2 id="${theme}">${trialThemes[theme]}</h2>\n${htmlText(own.map(trialFold))}</section>`;
    }),
  ]);
  return htmlPage(`Trials: ${tallyText(grade.all)}`, body);
}

function trialFold(result: TrialResult): Block {
  const { trial, verdict, questions, command, directory } = result;
  const { name, header, scenario } = trial;
  const isOpen = isTrouble(verdict);
  const reports = header.reports.length === 0 ? '' : ` Reported as ${header.reports.join(', ')}.`;
  const kept = directory === undefined ? [] : [paragraph(['Everything about it is in ', inCode(directory)])];
  return {
    is: 'fold',
    isOpen,
    title: [verdictPiece(verdict), ' ', strong(name), ` ${outcomeText(result)} `, quiet(header.grade)],
    blocks: [
      paragraph(`${sentence(scenario.about)} ${header.why}${reports}`),
      ...(isOpen ? [verbatim(reasonsFor(result))] : []),
      list(questions.map((each) => [verdictPiece(each.verdict), ` ${each.says}`])),
      ...(isOpen ? [paragraph(['Run it again: ', inCode(command)]), ...kept] : []),
    ],
  };
}

const verdictTones: Readonly<Record<Verdict, Tone>> = {
  passed: 'good',
  failed: 'bad',
  broken: 'doubtful',
  unstaged: 'doubtful',
  unanswered: 'quiet',
};

function verdictPiece(verdict: Verdict): Piece {
  return { text: verdict, tone: verdictTones[verdict] };
}

function gradesOf(grade: CourseGrade): Table {
  const [head = [], ...rows] = gradeTable(grade);
  return { head, rows };
}
