/** Tools that hang, crash, flood, ignore their end or answer rubbish get a sentence, and nothing is left. */
import { describe, expect, it } from 'vitest';
import type { ToolDefinition } from '../../src/direct/tool/tool-definition.js';
import { startTool } from '../../src/stage/tool/start-tool.js';
import type { ToolEnd } from '../../src/stage/tool/tool.js';
import { ToolError } from '../../src/stage/tool/tool-error.js';
import { until } from '../support/deadline.js';
import { isRunning } from './support/running.js';

const surroundings = { directory: '/nowhere', environment: {}, trial: 'hostile' };
const question = { ask: 'state', at: '2026-11-14T20:41:00Z', trial: 'hostile', members: ['system'] } as const;
const never = new AbortController().signal;

/** Answers every line. */
const answering = (answer: string, how = 'print(text)') =>
  `const print = console.log; require('readline').createInterface({ input: process.stdin })
    .on('line', (line) => { const text = ${answer}; ${how}; });`;
const hanging = 'setInterval(() => {}, 1000);';
const ownPid = 'console.log("pid " + process.pid);';

/** Starts a script, asks it and ends it: the answer or the sentence, and the end; no process is left. */
async function course(script: string, more: Partial<ToolDefinition> = {}) {
  const command = [process.execPath, '-e', script + ownPid];
  const tool = await startTool({ command, ready: { output: '^pid' }, ...more })(surroundings);
  const asked = await tool.ask(question, never).catch(sentence);
  const end = await tool.end();
  const texts = tool.output.map(({ text }) => text);
  const pids = texts.flatMap((text) => (/^pid \d+$/.test(text) ? Number(text.slice(4)) : []));
  for (const pid of pids)
    await until(
      () => !isRunning(pid),
      () => `${pid} still runs`,
    );
  return { asked, end, texts, pids };
}

/** What fails has this time; what does not, all the time it needs. */
const hurried = { within: { answer: 1000, end: 200 } };

function sentence(error: unknown): string {
  if (error instanceof ToolError) return error.message;
  throw error;
}

describe.concurrent('a tool that answers', () => {
  it('may take its time, and ends when its input is closed', async () => {
    const script = answering('JSON.stringify({ system: JSON.parse(line).trial })', 'setTimeout(print, 200, text)');
    const { asked, end, texts } = await course(script);
    expect(asked).toEqual({ system: 'hostile' });
    expect(end).toEqual({ code: 0, signal: undefined, byItself: false } satisfies ToolEnd);
    expect(texts.at(-1)).toBe('{"system":"hostile"}');
  });

  it('may log what it likes, in lines and JSON, and answers only what it can', async () => {
    const log = 'console.log("[INFO] reading"); console.log(`{"level":"info"}`); console.error("odd");';
    const answer = answering('`{"system":"Sol","docked":true}`');
    expect((await course(log + answer, { answers: ['system'] })).asked).toEqual({ system: 'Sol' });
    expect((await course(log + answer, { answers: ['docked'] })).asked).toBeUndefined();
  });

  it('is asked at an address, which it may print', async () => {
    const server = 'require("http").createServer((request, response) => response.end(`{"system":"Sol"}`))';
    const printed = `const s = ${server}.listen(0, "127.0.0.1", () => console.log("at port " + s.address().port));`;
    const ask = 'http://127.0.0.1:{port}/ask';
    const { asked, end } = await course(printed, { ask, ready: { output: 'port (?<port>\\d+)' } });
    expect(asked).toEqual({ system: 'Sol' });
    expect(end).toMatchObject({ signal: 'SIGTERM', byItself: false });
    const given = `${server}.listen(process.env.PORT, "127.0.0.1");`;
    expect((await course(given, { ask, env: { PORT: '{port}' }, ready: undefined })).asked).toEqual({ system: 'Sol' });
  });
});

describe.concurrent('a tool that does not answer', () => {
  it('cannot be started', async () => {
    const start = startTool({ command: 'no-such-tool --journal {directory}' });
    expect(await start(surroundings).catch(sentence)).toBe("cannot start the tool 'no-such-tool': it does not exist");
    const lost = startTool({ command: process.execPath, cwd: '/no/such/place' });
    expect(await lost(surroundings).catch(sentence)).toMatch('which is not a directory');
  });

  it('is never ready', async () => {
    const ready = { output: 'ready' };
    const late = await course(hanging, { ready, within: { start: 300, end: 100 } }).catch(sentence);
    expect(late).toMatch('the tool is not ready within 0.3 s');
    expect(await course('process.exit(3);', { ready }).catch(sentence)).toBe('the tool has ended with exit code 3');
    const spoken = 'console.error("sh: no such tool"); console.error("more about it"); process.exit(3);';
    const said = "the tool has ended with exit code 3; its error is 'sh: no such tool'";
    expect(await course(spoken, { ready }).catch(sentence)).toBe(said);
  });

  it('hangs', async () => {
    const { asked } = await course(hanging, hurried);
    expect(asked).toMatch(/^the tool does not answer; its last output is 'pid \d+'$/);
  });

  it('is asked after its exit, before its error has been read', async () => {
    // The error comes from a process of another group, which is still starting when the tool has ended.
    const script = `require('child_process').spawn(process.execPath, ['-e', 'console.error("Error: late")'],
      { detached: true, stdio: ['ignore', 'ignore', 'inherit'] }); process.exit(3);`;
    const tool = await startTool({ command: [process.execPath, '-e', script] })(surroundings);
    await until(
      () => tool.ended !== undefined,
      () => 'it still runs',
    );
    expect(await tool.ask(question, never).catch(sentence)).toBe(
      "the tool has ended with exit code 3; its error is 'Error: late'",
    );
    await tool.end();
  });

  it('crashes when it is asked', async () => {
    const { asked, end } = await course(answering('boom()'));
    expect(asked).toBe("the tool has ended with exit code 1; its error is 'ReferenceError: boom is not defined'");
    expect(end).toEqual({ code: 1, signal: undefined, byItself: true } satisfies ToolEnd);
  });

  it('floods its output', async () => {
    const flood = `${ownPid} const write = () => { while (process.stdout.write("flood\\n".repeat(9999))); };
      process.stdout.on("drain", write); write();`;
    const { asked, texts } = await course(flood, { ready: { output: '^flood' }, ...hurried });
    expect(asked).toBe("the tool does not answer; its last output is 'flood'");
    expect(texts.length).toBeLessThanOrEqual(200);
  });

  it('ignores its end, and so does what it has started', async () => {
    const ignoring = 'process.on("SIGTERM", () => {});';
    const childScript = JSON.stringify(`${ignoring + ownPid + hanging}console.log("child")`);
    const child = `require("child_process").spawn(process.execPath, ["-e", ${childScript}], { stdio: "inherit" });`;
    const ready = { output: '^child' };
    const stubborn = await course(ignoring + child + hanging, { ready, ask: 'none', ...hurried });
    expect(stubborn.end).toEqual({ code: undefined, signal: 'SIGKILL', byItself: false } satisfies ToolEnd);
    expect(stubborn.pids).toHaveLength(2);
    const gone = await course(`${child}process.stdin.once("data", () => process.exit(4));`, { ready });
    expect(gone.asked).toMatch('the tool has ended with exit code 4');
    expect(gone.pids).toHaveLength(2);
  });

  it('answers rubbish to a POST', async () => {
    const rubbish = [
      ['response.end("Sol")', 'the tool does not answer: this is not JSON'],
      ['response.end(`{"system":"` + "x".repeat(3e6))', 'the tool does not answer: a line is too long'],
      ['response.writeHead(500).end()', 'the tool answers with status 500 at http://127.0.0.1:'],
      ['response.destroy()', ': socket hang up'],
      ['response.write(`{"system":`)', 'in its time', hurried],
    ] as const;
    const ways = { ask: 'http://127.0.0.1:{port}/', env: { PORT: '{port}' }, ready: undefined };
    await Promise.all(
      rubbish.map(async ([answer, reason, limits]) => {
        const server = `require("http").createServer((_, response) => ${answer}).listen(process.env.PORT, "127.0.0.1");`;
        expect((await course(server, { ...ways, ...limits })).asked).toMatch(reason);
      }),
    );
  });

  it('answers rubbish', async () => {
    const rubbish = [
      ['`{ system: "Sol" }`', 'this is not JSON: "{ system:'],
      ['`[1, 2]`', 'this is a list, and not an object'],
      ['`{"x":1}`', 'this has no member that a tool is asked for'],
      ['`{"system":"` + "x".repeat(3e6)', 'a line is too long'],
      ['`{"system":` + "[".repeat(2e5) + "]".repeat(2e5) + "}"', 'this is nested too deeply'],
    ] as const;
    await Promise.all(
      rubbish.map(async ([answer, reason]) => {
        const tool = await startTool({ command: [process.execPath, '-e', answering(answer)] })(surroundings);
        const enough = new AbortController();
        const asked = tool.ask(question, enough.signal).catch(sentence);
        await until(
          () => tool.output.length > 0,
          () => `no answer ${answer}`,
        );
        enough.abort();
        expect(await asked).toMatch(`the tool does not answer: ${reason}`);
        await tool.end();
      }),
    );
  });
});
