import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { serviceNames } from '../../direct/service-names.js';
import { filled, placeholdersIn, wordsOf } from '../../direct/tool/placeholders.js';
import type { Question, ToolAnswer } from '../../direct/tool/question.js';
import { defaultLimits, inMilliseconds, type ToolDefinition } from '../../direct/tool/tool-definition.js';
import { askByLine, askByPost, post } from './ask-tool.js';
import type { StartTool, Surroundings, Tool } from './tool.js';
import { ToolError } from './tool-error.js';
import { ToolProcess } from './tool-process.js';

/** Milliseconds between two attempts to reach a port. */
const interval = 30;

/** What is filled in for placeholders. */
type Values = Record<string, string | undefined>;

/** Starts a program as the tool under test, in a process group of its own. */
export function startTool(definition: ToolDefinition): StartTool {
  return async (surroundings) => {
    const { command, cwd, env = {} } = definition;
    const values = { ...valuesFor(surroundings), ...(await portFor(definition)) };
    const fill = (text: string | number | boolean) => filled(String(text), values);
    const own = Object.entries(env).map(([name, value]) => [name, fill(value)] as const);
    const running = await ToolProcess.spawn(wordsOf(command).map(fill), {
      cwd: cwd === undefined ? undefined : fill(cwd),
      env: {
        // Python would keep its answers in a buffer.
        PYTHONUNBUFFERED: '1',
        ...process.env,
        ED_JOURNAL_DIR: surroundings.directory,
        ...surroundings.environment,
        ...Object.fromEntries(own),
      },
    });
    const tool = new StartedTool(running, definition, values);
    try {
      await tool.ready(surroundings.signal);
      return tool;
    } catch (error) {
      await tool.end();
      throw error;
    }
  };
}

function valuesFor({ directory, environment, trial }: Surroundings): Values {
  const addresses = serviceNames.map((name) => [name, environment[`ED_${name.toUpperCase()}_URL`]]);
  return { directory, trial, ...Object.fromEntries(addresses) };
}

/** A free port, if the tool is to have one. */
async function portFor(definition: ToolDefinition): Promise<Values> {
  if (!placeholdersIn(definition).includes('port')) return {};
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return { port: String(port) };
}

class StartedTool implements Tool {
  readonly #process: ToolProcess;
  readonly #definition: ToolDefinition;
  readonly #values: Values;
  /** Why it is not asked any more. */
  #stuck: ToolError | undefined;

  constructor(running: ToolProcess, definition: ToolDefinition, values: Values) {
    this.#process = running;
    this.#definition = definition;
    this.#values = values;
  }

  get output() {
    return this.#process.output;
  }

  get ended() {
    return this.#process.ended;
  }

  onLine(listener: (line: string) => void): void {
    this.#process.onLine(listener);
  }

  /** Waits until it is ready. */
  async ready(stop?: AbortSignal): Promise<void> {
    const { ready, ask = 'stdin' } = this.#definition;
    const time = this.#limit('start');
    const signal = AbortSignal.any([AbortSignal.timeout(time), ...(stop ? [stop] : [])]);
    const late = () => `the tool is not ready within ${time / 1000} s`;
    if (ready && 'output' in ready) {
      const pattern = new RegExp(ready.output, 'u');
      const { groups } = await this.#process.find((line) => pattern.exec(line) ?? undefined, signal, late, 0);
      // Named groups of the pattern become placeholders.
      Object.assign(this.#values, groups);
    } else if (ready || isAddress(ask)) {
      const port = ready ? filled(String(ready.port), this.#values) : new URL(filled(ask, this.#values)).port;
      while (!(await canConnect(Number(port) || 80))) {
        if (this.#process.ended) throw await this.#process.lastProblem();
        if (signal.aborted) throw this.#process.problem(late());
        await setTimeout(interval);
      }
    }
  }

  async ask(question: Question, signal: AbortSignal): Promise<ToolAnswer | undefined> {
    const { ask = 'stdin', answers } = this.#definition;
    const members = question.members.filter((member) => answers?.includes(member) ?? true);
    if (ask === 'none' || members.length === 0) return undefined;
    if (this.#stuck) throw this.#stuck;
    if (this.#process.ended) throw await this.#process.lastProblem();
    const time = this.#limit('answer');
    const limit = AbortSignal.timeout(time);
    const line = JSON.stringify({ ...question, members });
    const enough = AbortSignal.any([signal, limit]);
    try {
      const all = isAddress(ask)
        ? await askByPost(filled(ask, this.#values), line, enough)
        : await askByLine(this.#process, line, enough);
      return answers ? pick(all, [...members, 'upTo']) : all;
    } catch (error) {
      if (limit.aborted && error instanceof ToolError) this.#stuck = error;
      throw error;
    }
  }

  end() {
    const { ask = 'stdin', end = ask === 'stdin' ? 'stdin' : 'SIGTERM' } = this.#definition;
    const grace = this.#limit('end');
    return this.#process.end(() => {
      if (end === 'stdin') this.#process.closeInput();
      else if (isAddress(end)) post(filled(end, this.#values), '', AbortSignal.timeout(grace)).catch(() => {});
      else this.#process.signal(end as NodeJS.Signals);
    }, grace);
  }

  #limit(name: keyof typeof defaultLimits): number {
    return inMilliseconds(this.#definition.within?.[name] ?? defaultLimits[name]);
  }
}

function isAddress(way: string): boolean {
  return way.startsWith('http:');
}

async function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    if (!(port <= 65_535)) return resolve(false);
    const socket = connect({ port, host: 'localhost', autoSelectFamily: true });
    const done = (is: boolean) => () => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', done(true)).once('error', done(false));
  });
}

function pick(answer: ToolAnswer, names: readonly string[]): ToolAnswer {
  return Object.fromEntries(Object.entries(answer).filter(([name]) => names.includes(name)));
}
