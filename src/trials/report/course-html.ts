import { htmlPage } from '../../check/report/html-page.js';
import { xmlText } from '../../check/report/xml.js';
import { trialThemes } from '../../direct/scenario/trial-header.js';
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
  const body = `<h1>Trials</h1>
<p>${badgeSvg(grade.all)}</p>
<p><strong>${xmlText(gradeSentence(grade))}</strong> by <code>${xmlText(tool)}</code> in ${seconds.toFixed(1)} s.</p>
${gradeHtml(gradeTable(grade))}
${themes.join('\n')}`;
  return htmlPage({ title: `Trials: ${tallyText(grade.all)}`, style, body });
}

function gradeHtml([head = [], ...rows]: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) => row.slice(1).map((cell) => `<td>${xmlText(cell)}</td>`);
  const body = rows.map((row) => `<tr><th scope="row">${xmlText(row[0] ?? '')}</th>${cells(row).join('')}</tr>`);
  return `<div class="wide" tabindex="0" role="region" aria-label="Grades"><table class="grades">
<caption>Trials that passed, of those answered, of those asked</caption>
<thead><tr>${head.map((cell) => `<th scope="col">${xmlText(cell)}</th>`).join('')}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table></div>`;
}

function trialHtml(result: TrialResult): string {
  const { trial, verdict, questions, command, directory } = result;
  const { name, header, scenario } = trial;
  const isWrong = isTrouble(verdict);
  const reasons = isWrong ? `<pre>${xmlText(reasonsFor(result).join('\n'))}</pre>\n` : '';
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
  return `<span class="${verdict}">${verdict}</span>`;
}

const style = `
caption { text-align: left; color: var(--quiet); padding-bottom: .3rem; }
th, td { padding: .25rem .8rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap;
  font-variant-numeric: tabular-nums; }
th:first-child { text-align: left; font-weight: normal; padding-left: 0; } tbody tr:last-child > * { font-weight: bold; }
details { border-bottom: 1px solid var(--line); padding: .35rem 0; }
summary small { color: var(--quiet); margin-left: .5rem; }
pre, code { background: var(--card); border: 1px solid var(--line); border-radius: 4px; }
pre { padding: .6rem .8rem; white-space: pre-wrap; } code { padding: .1rem .3rem; }
ul { padding-left: 1.2rem; }
.passed, .failed, .broken, .unanswered, .unstaged { display: inline-block; min-width: 7rem; font-weight: 600; }
.passed { color: var(--right); } .failed { color: var(--wrong); } .broken, .unstaged { color: var(--doubtful); }
.unanswered { color: var(--quiet); }
`;
