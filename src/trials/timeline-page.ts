import { xmlText } from '../check/report/xml.js';
import type { AskedQuestion } from '../stage/tool/tool-questions.js';

/** What is shown of one run. */
export interface TimelineRun {
  readonly name: string;
  readonly about: string;
  readonly lines: readonly { readonly at: string; readonly text: string }[];
  readonly output: readonly { readonly at: number; readonly stream: string; readonly text: string }[];
  readonly questions: readonly AskedQuestion[];
  readonly messages: readonly {
    readonly service: string;
    readonly kind: string;
    readonly timestamp: string;
    readonly status: number;
  }[];
  readonly failures: readonly string[];
  readonly reproduction: string;
}

/** Journal, tool and expectation on one page. */
export function timelinePage({ name, lines, failures }: TimelineRun): string {
  return `<!doctype html>\n<title>${xmlText(name)}</title>\n<pre>${xmlText([...failures, ...lines.map(({ text }) => text)].join('\n'))}</pre>\n`;
}
