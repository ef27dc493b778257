import { valueText } from '../../direct/scenario/located-value.js';
import type { AnswerVerdict } from '../../direct/tool/compare-answer.js';
import { summarise } from '../../interface/summary/summarise.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { counted } from '../../words/counted.js';
import { type Html, html } from '../../words/document/html.js';
import { htmlPage } from '../../words/document/html-page.js';
import type { AskedQuestion } from '../tool/tool-questions.js';

/** What is shown of one run. */
export interface TimelineRun {
  readonly name: string;
  readonly about: string;
  readonly lines: readonly WrittenLine[];
  readonly output: readonly { readonly at: number; readonly stream: string; readonly text: string }[];
  readonly questions: readonly AskedQuestion[];
  readonly messages: readonly SentMessage[];
  readonly failures: readonly string[];
  readonly reproduction: string;
}

interface WrittenLine {
  readonly at: string;
  readonly text: string;
}

interface SentMessage {
  readonly service: string;
  readonly kind: string;
  readonly timestamp: string;
  readonly status: number;
}

/** Journal, tool and expectation on one page, which needs nothing else. */
export function timelinePage(run: TimelineRun): string {
  const { name, about, failures, reproduction } = run;
  const body = html`<h1>${name}</h1>
<p>${about}</p>
${verdictHtml(run)}
${failures.length > 0 ? html`<h2>What went wrong</h2>\n<ul class="failures">${failures.map((text) => html`<li>${text}</li>`)}</ul>` : ''}
<h2>Reproduce it</h2>
<pre class="command">${reproduction}</pre>
<h2>What happened</h2>
<div class="heads" aria-hidden="true"><span>Time</span><span>Journal</span><span>Tool</span><span>Expected</span></div>
<ol class="lanes">
${rowsOf(run).map(rowHtml)}
</ol>`;
  return htmlPage(name, body);
}

/** How many answers were right, with a link to each question with a wrong one. */
function verdictHtml({ questions, failures }: TimelineRun): Html {
  const verdicts = questions.flatMap((question) => question.values.map(({ verdict }) => verdict));
  const count = (verdict: AnswerVerdict) => verdicts.filter((each) => each === verdict).length;
  const asked = `${count('right')} right, ${count('wrong')} wrong, ${count('unanswered')} left out`;
  const links = questions.flatMap((question, index) =>
    isWrong(question) ? [html`<a href="#question-${index + 1}">question ${index + 1}</a>`] : [],
  );
  const word = failures.length > 0 || links.length > 0 ? 'wrong' : 'right';
  const where = links.map((link, index) => html`${index === 0 ? ': ' : ', '}${link}`);
  return html`<p class="verdict is-${word}">${word === 'wrong' ? 'Failed' : 'Passed'}, ${asked}${where}</p>`;
}

/** Everything in one order: the journal by its own time, and the output up to each answer. */
function rowsOf({ lines, output, questions, messages }: TimelineRun): Row[] {
  const [restLines, restMessages, restOutput] = [[...lines], [...messages], [...output]];
  const linesUpTo = (at: string) => journalRows(takeWhile(restLines, (line) => line.at <= at));
  const upTo = (at: string, until: number) => [
    ...takeWhile(restMessages, ({ timestamp }) => timestamp <= at).flatMap((message) => [
      ...linesUpTo(message.timestamp),
      messageRow(message),
    ]),
    ...linesUpTo(at),
    ...outputRows(takeWhile(restOutput, (each) => each.at <= until)),
  ];
  const asked = questions.flatMap((question, index) => [
    ...upTo(question.at, question.until ?? -Infinity),
    questionRow(question, index + 1),
  ]);
  return [...asked, ...upTo('\uFFFF', Infinity)];
}

function takeWhile<Item>(rest: Item[], holds: (item: Item) => boolean): Item[] {
  const end = rest.findIndex((each) => !holds(each));
  return rest.splice(0, end < 0 ? rest.length : end);
}

/** An entry of the timeline. */
interface Row {
  readonly at?: string;
  readonly lane: keyof typeof laneNames;
  readonly content: Html;
  readonly id?: string;
  readonly fails?: boolean;
}

const laneNames = { journal: 'Journal', tool: 'Tool', expected: 'Expected' } as const;

function rowHtml({ at = '', lane, content, id, fails = false }: Row): Html {
  const time = at === '' ? html`<span></span>` : html`<time datetime="${at}">${at.slice(11, 19) || at}</time>`;
  const attributes = html`class="card ${lane}${fails ? ' fails' : ''}"${id && html` id="${id}"`}`;
  return html`<li>${time}<div ${attributes}><span class="hidden">${laneNames[lane]}: </span>${content}</div></li>\n`;
}

/** Longer stretches of the journal are folded up but for their last lines. */
const shownLines = 12;

function journalRows(lines: readonly WrittenLine[]): Row[] {
  const folded = lines.slice(0, -shownLines);
  const [first] = folded;
  const shown = (first && folded.length > 1 ? lines.slice(-shownLines) : lines).map(lineRow);
  if (!first || folded.length === 1) return shown;
  const kinds = folded.map(({ text }) => parseLine(text).event?.event ?? '?');
  const summary = html`${counted(folded.length, 'line')}<span>: ${kinds[0]} … ${kinds.at(-1)}</span>`;
  const all = html`<pre>${folded.map(({ text }) => text).join('\n')}</pre>`;
  const content = html`<details><summary>${summary}</summary>${all}</details>`;
  return [{ at: first.at, lane: 'journal', content }, ...shown];
}

function lineRow({ at, text }: WrittenLine): Row {
  const { event } = parseLine(text);
  if (!event) return { at, lane: 'journal', content: html`<pre class="err">${text}</pre>` };
  const summary = html`<b>${event.event}</b> <span>${summarise(event).text}</span>`;
  const content = html`<details><summary>${summary}</summary><pre>${text}</pre></details>`;
  return { at, lane: 'journal', content };
}

function messageRow({ service, kind, timestamp, status }: SentMessage): Row {
  const content = html`to ${service}: <b>${kind}</b> <span${errorClass(status >= 400)}>answered ${status}</span>`;
  return { at: timestamp, lane: 'tool', content };
}

/** Lines of one stream that follow each other are shown together. */
function outputRows(output: TimelineRun['output']): Row[] {
  const blocks: { stream: string; texts: string[] }[] = [];
  for (const { stream, text } of output) {
    const last = blocks.at(-1);
    if (last?.stream === stream) last.texts.push(text);
    else blocks.push({ stream, texts: [text] });
  }
  return blocks.map(({ stream, texts }) => ({
    lane: 'tool',
    content: html`<pre${errorClass(stream === 'err')}>${texts.join('\n')}</pre>`,
  }));
}

function errorClass(isError: boolean): Html | undefined {
  return isError ? html` class="err"` : undefined;
}

const verdictWords: Readonly<Record<AnswerVerdict, string>> = {
  right: '✓ right',
  wrong: '✗ wrong',
  unanswered: '– left out',
};

function isWrong({ problem, values }: AskedQuestion): boolean {
  return problem !== undefined || values.some(({ verdict }) => verdict === 'wrong');
}

function questionRow(question: AskedQuestion, number: number): Row {
  const { at, values, problem } = question;
  const cells = values.map(({ member, right, says, verdict }) => {
    const said = says === undefined ? '' : valueText(says);
    return html`<tr><th scope="row">${member}</th><td>${valueText(right ?? undefined)}</td><td>${said}</td><td class="is-${verdict}">${verdictWords[verdict]}</td></tr>`;
  });
  const heads = html`<thead><tr><th>Asked</th><th>Right</th><th>Tool says</th><th></th></tr></thead>`;
  const reason = problem && html`<p class="is-wrong">${problem}</p>`;
  const content = html`<b>Question ${number}</b>${reason}<table>${heads}<tbody>${cells}</tbody></table>`;
  return { at, lane: 'expected', content, id: `question-${number}`, fails: isWrong(question) };
}
