import { htmlPage } from '../../check/report/html-page.js';
import { xmlText } from '../../check/report/xml.js';
import { valueText } from '../../direct/scenario/located-value.js';
import type { AnswerVerdict } from '../../direct/tool/compare-answer.js';
import { summarise } from '../../interface/summary/summarise.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { counted } from '../../words/counted.js';
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
  const body = `<h1>${xmlText(name)}</h1>
<p>${xmlText(about)}</p>
${verdictText(run)}
${failures.length > 0 ? `<h2>What went wrong</h2>\n<ul class="failures">${failures.map(item).join('')}</ul>` : ''}
<h2>Reproduce it</h2>
<pre class="command">${xmlText(reproduction)}</pre>
<h2>What happened</h2>
<div class="heads" aria-hidden="true"><span>Time</span><span>Journal</span><span>Tool</span><span>Expected</span></div>
<ol class="lanes">
${rowsOf(run).map(rowText).join('\n')}
</ol>`;
  return htmlPage(name, body);
}

function item(text: string): string {
  return `<li>${xmlText(text)}</li>`;
}

/** How many answers were right, with a link to each question with a wrong one. */
function verdictText({ questions, failures }: TimelineRun): string {
  const verdicts = questions.flatMap((question) => question.values.map(({ verdict }) => verdict));
  const count = (verdict: AnswerVerdict) => verdicts.filter((each) => each === verdict).length;
  const asked = `${count('right')} right, ${count('wrong')} wrong, ${count('unanswered')} left out`;
  const links = questions.flatMap((question, index) =>
    isWrong(question) ? [`<a href="#question-${index + 1}">question ${index + 1}</a>`] : [],
  );
  const word = failures.length > 0 || links.length > 0 ? 'wrong' : 'right';
  const where = links.length > 0 ? `: ${links.join(', ')}` : '';
  return `<p class="verdict is-${word}">${word === 'wrong' ? 'Failed' : 'Passed'}, ${asked}${where}</p>`;
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
  /** HTML. */
  readonly content: string;
  readonly id?: string;
  readonly fails?: boolean;
}

const laneNames = { journal: 'Journal', tool: 'Tool', expected: 'Expected' } as const;

function rowText({ at = '', lane, content, id, fails = false }: Row): string {
  const time =
    at === '' ? '<span></span>' : `<time datetime="${xmlText(at)}">${xmlText(at.slice(11, 19) || at)}</time>`;
  const attributes = `class="card ${lane}${fails ? ' fails' : ''}"${id === undefined ? '' : ` id="${id}"`}`;
  return `<li>${time}<div ${attributes}><span class="hidden">${laneNames[lane]}: </span>${content}</div></li>`;
}

/** Longer stretches of the journal are folded up but for their last lines. */
const shownLines = 12;

function journalRows(lines: readonly WrittenLine[]): Row[] {
  const folded = lines.slice(0, -shownLines);
  const [first] = folded;
  const shown = (first && folded.length > 1 ? lines.slice(-shownLines) : lines).map(lineRow);
  if (!first || folded.length === 1) return shown;
  const kinds = folded.map(({ text }) => parseLine(text).event?.event ?? '?');
  const summary = `${counted(folded.length, 'line')}<span>: ${xmlText(`${kinds[0]} … ${kinds.at(-1)}`)}</span>`;
  const all = `<pre>${xmlText(folded.map(({ text }) => text).join('\n'))}</pre>`;
  const content = `<details><summary>${summary}</summary>${all}</details>`;
  return [{ at: first.at, lane: 'journal', content }, ...shown];
}

function lineRow({ at, text }: WrittenLine): Row {
  const { event } = parseLine(text);
  if (!event) return { at, lane: 'journal', content: `<pre class="err">${xmlText(text)}</pre>` };
  const summary = `<b>${xmlText(event.event)}</b> <span>${xmlText(summarise(event).text)}</span>`;
  const content = `<details><summary>${summary}</summary><pre>${xmlText(text)}</pre></details>`;
  return { at, lane: 'journal', content };
}

function messageRow({ service, kind, timestamp, status }: SentMessage): Row {
  const isRefused = status >= 400 ? ' class="err"' : '';
  const content = `to ${xmlText(service)}: <b>${xmlText(kind)}</b> <span${isRefused}>answered ${status}</span>`;
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
  return blocks.map(({ stream, texts }) => {
    const isError = stream === 'err' ? ' class="err"' : '';
    return { lane: 'tool', content: `<pre${isError}>${xmlText(texts.join('\n'))}</pre>` };
  });
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
    return `<tr><th scope="row">${member}</th><td>${xmlText(valueText(right ?? undefined))}</td><td>${xmlText(said)}</td><td class="is-${verdict}">${verdictWords[verdict]}</td></tr>`;
  });
  const heads = '<thead><tr><th>Asked</th><th>Right</th><th>Tool says</th><th></th></tr></thead>';
  const reason = problem === undefined ? '' : `<p class="is-wrong">${xmlText(problem)}</p>`;
  const content = `<b>Question ${number}</b>${reason}<table>${heads}<tbody>${cells.join('')}</tbody></table>`;
  return { at, lane: 'expected', content, id: `question-${number}`, fails: isWrong(question) };
}
