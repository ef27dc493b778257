import type { AnswerMember } from '../../direct/tool/answer-table.js';
import { rightIn } from '../../direct/tool/right-answer.js';
import type { Members } from '../../interface/object-rule.js';
import type { JournalState } from '../../state/journal-state.js';
import { printable } from '../../words/printable.js';
import { shortJson } from '../../words/short-json.js';
import { shorten } from '../../words/wrap.js';
import type { ToolOutput } from './tool.js';
import { readAnswer } from './tool-answer.js';

/** The columns of a line under a failure, with room for its indentation. */
const columns = 74;
/** How many lines of the journal stand under a failure. */
const mostLines = 5;

/** Remembers the latest lines of a journal, and the line that last changed the right answer to a question. */
export class LastLines {
  readonly #recent: string[] = [];
  readonly #members: readonly AnswerMember[];
  readonly #answers = new Map<AnswerMember, string | undefined>();
  readonly #deciding = new Map<AnswerMember, { readonly event: Members; readonly text: string }>();

  constructor(members: Iterable<AnswerMember>) {
    this.#members = [...new Set(members)];
  }

  add(event: Members, isLine: boolean, state: JournalState): void {
    const { timestamp, event: kind, ...fields } = event;
    const named = `${String(timestamp).slice('YYYY-MM-DDT'.length, -1)} ${String(kind)}${isLine ? '' : ' (file)'}`;
    if (isLine && this.#recent.push(named) > mostLines) this.#recent.shift();
    for (const member of this.#members) {
      const answer = JSON.stringify(rightIn[member](state));
      if (answer === this.#answers.get(member)) continue;
      this.#answers.set(member, answer);
      this.#deciding.set(member, { event, text: printable(`${named} ${shortJson(fields, columns)}`) });
    }
  }

  /** The line that decided a question. */
  decided(member: AnswerMember): string[] {
    const line = this.#deciding.get(member);
    return line === undefined ? [] : [shorten(`decided by ${line.text}`, columns)];
  }

  /** The same as it was followed. */
  deciding(member: AnswerMember): Members | undefined {
    return this.#deciding.get(member)?.event;
  }

  /** The latest lines of the journal, and the last one that the tool has printed besides answers, uncut. */
  with(output: readonly ToolOutput[]): string[] {
    const lines = [...this.#recent];
    while (lines.length > 1 && lines.join(', ').length > columns - 'journal: '.length) lines.shift();
    const printed = output.findLast(
      ({ stream, text }) => !/^\s*$/.test(text) && !(stream === 'out' && readAnswer(text)),
    );
    const last = printed ? [`output: ${printable(printed.text)}`] : [];
    return [...(lines.length === 0 ? [] : [`journal: ${lines.join(', ')}`]), ...last];
  }
}
