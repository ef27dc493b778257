import { htmlPage, htmlTable } from '../../check/report/html-page.js';
import { xmlText } from '../../check/report/xml.js';
import { trialThemes } from '../../direct/scenario/trial-shape.js';
import { sentence } from '../../words/sentence.js';
import { badgeSvg } from '../badge.js';
import { gradeTable, tallyText } from '../grade-course.js';
import { isTrouble, type TrialResult } from '../trial-result.js';
import { type CourseReport, gradeSentence, outcomeText, reasonsFor } from './course-report.js';

/** The results by theme; what failed is unfolded. */
export function courseHtml({ tool, results, grade, seconds }: CourseReport): string {
  const themes = grade.themes.map(({ theme }) => {
    const own = results.filter(({ trial }) => trial.header.theme === theme);
    return `<section>\n<h2 id="${theme}">${xmlText(trialThemes[theme])}</h2>\n${own.map(trialHtml).join('\n')}\n</section>`;
  });
  const [head = [], ...rows] = gradeTable(grade);
  const caption = 'Trials that passed, of those answered, of those asked';
  const body = `<h1>Trials</h1>
<p>${badgeSvg(grade.all)}</p>
<p><strong>${xmlText(gradeSentence(grade))}</strong> by <code>${xmlText(tool)}</code> in ${seconds.toFixed(1)} s.</p>
${htmlTable({ head, rows, caption })}
${themes.join('\n')}`;
  return htmlPage(`Trials: ${tallyText(grade.all)}`, body);
}

function trialHtml(result: TrialResult): string {
  const { trial, verdict, questions, command, directory } = result;
  const { name, header, scenario } = trial;
  const isWrong = isTrouble(verdict);
  const reasons = isWrong ? `<pre class="command">${xmlText(reasonsFor(result).join('\n'))}</pre>\n` : '';
  const asked = questions.map((each) => `<li>${verdictHtml(each.verdict)} ${xmlText(each.says)}</li>`);
  const kept = directory === undefined ? '' : `<p>Everything about it is in <code>${xmlText(directory)}</code></p>\n`;
  const again = isWrong ? `<p>Run it again: <code>${xmlText(command)}</code></p>\n${kept}` : '';
  const reports = header.reports.length === 0 ? '' : ` Reported as ${xmlText(header.reports.join(', '))}.`;
  return `<details${isWrong ? ' open' : ''}>
<summary>${verdictHtml(verdict)} <strong>${xmlText(name)}</strong> ${xmlText(outcomeText(result))} <small>${header.grade}</small></summary>
<p>${xmlText(sentence(scenario.about))} ${xmlText(header.why)}${reports}</p>
${reasons}<ul>
${asked.join('\n')}
</ul>
${again}</details>`;
}

function verdictHtml(verdict: TrialResult['verdict']): string {
  return `<span class="verdict ${verdictClasses[verdict]}">${verdict}</span>`;
}

const verdictClasses: Readonly<Record<TrialResult['verdict'], string>> = {
  passed: 'is-right',
  failed: 'is-wrong',
  broken: 'is-doubtful',
  unstaged: 'is-doubtful',
  unanswered: 'quiet',
};
