import type { Question, ToolAnswer } from '../../../src/direct/tool/question.js';
import type { StartTool } from '../../../src/stage/tool/tool.js';
import { Commanders } from '../../../trials/tools/commanders.mjs';
import { JournalState } from '../../../trials/tools/journal-state.mjs';
import { type Files, FilesSeen, JournalFolder } from './journal-folder.js';

/** The parts of a tool that may be mistaken. */
export interface ToolParts {
  readonly State?: new () => JournalState;
  readonly Folder?: new () => JournalFolder;
  readonly All?: new (State: new () => JournalState) => Commanders;
}

/** An answer, or an Error if the tool has crashed. */
export type GivenAnswer = ToolAnswer | Error;

/** A tool that reads all that is new in the directory when it is asked. */
export class InProcessTool {
  readonly #all: Commanders;
  readonly #folder: JournalFolder;
  #crash: Error | undefined;

  constructor(files: Files, { State = JournalState, Folder = JournalFolder, All = Commanders }: ToolParts = {}) {
    this.#all = new All(State);
    this.#folder = new Folder();
    this.#folder.begin(files);
  }

  /** Reads what is new. */
  look(files: Files): void {
    if (this.#crash) return;
    try {
      for (const [line, file] of this.#folder.newLines(files)) this.#all.take(line, file);
      for (const content of this.#folder.companions(files)) this.#all.takeFile(content);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      this.#crash = error;
    }
  }

  answer(question: Question): GivenAnswer {
    if (this.#crash) return this.#crash;
    const answer = this.#all.answer(question);
    return structuredClone(Object.fromEntries(question.members.map((member) => [member, answer[member]])));
  }
}

/** Milliseconds between two looks at the directory: less than any fault of a file lasts. */
const interval = 20;

/** Runs tools side by side: all are asked at the same moments, and the first one answers. */
export function sideBySide(tools: Readonly<Record<string, ToolParts>>) {
  /** What each tool said to each question. */
  const given: Map<string, GivenAnswer>[] = [];
  const start: StartTool = async ({ directory }) => {
    const files = new FilesSeen(directory);
    const first = files.now();
    const running = Object.entries(tools).map(([name, parts]) => [name, new InProcessTool(first, parts)] as const);
    const look = () => {
      if (!files.haveChanged()) return;
      const now = files.now();
      for (const [, tool] of running) tool.look(now);
    };
    const looking = setInterval(look, interval);
    return {
      output: [],
      ended: undefined,
      async ask(question) {
        look();
        const answers = new Map(running.map(([name, tool]) => [name, tool.answer(question)]));
        given.push(answers);
        const [answer] = answers.values();
        if (answer instanceof Error) throw answer;
        return answer;
      },
      async end() {
        clearInterval(looking);
        return { code: 0, signal: undefined, byItself: false };
      },
    };
  };
  return { start, given };
}
