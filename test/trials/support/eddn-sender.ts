import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Members } from '../../../src/interface/object-rule.js';
import { EddnUploader } from '../../../src/services/eddn/build/eddn-uploader.js';
import type { StartTool } from '../../../src/stage/tool/tool.js';

/** What a careful tool does not do. */
export type Mistake =
  /** Whatever was not accepted is sent again at once. */
  | 'sends again'
  /** What was written before it was started is sent as well. */
  | 'replays'
  /** Each message has the position, or the name, of the system before. */
  | 'sends the position of another system'
  | 'sends the name of another system'
  | 'sends how far it has jumped'
  | 'sends everything twice'
  | 'takes the flags from Fileheader'
  | 'trims the build'
  | 'names no uploader'
  /** Aboard another commander's ship, too. */
  | 'sends as crew';

interface Content {
  readonly header: Readonly<Record<string, string>>;
  readonly message: Members;
}

/** What a mistaken tool makes of a message, which comes after `last`. */
const mistaken: Readonly<Partial<Record<Mistake, (content: Content, last: Members) => readonly Content[]>>> = {
  'sends the position of another system': ({ header, message }, { StarPos = message.StarPos }) => [
    { header, message: { ...message, ...(message.StarPos !== undefined && { StarPos }) } },
  ],
  'sends the name of another system': ({ header, message }, { StarSystem = message.StarSystem }) => [
    { header, message: { ...message, ...(message.StarSystem !== undefined && { StarSystem }) } },
  ],
  'sends how far it has jumped': ({ header, message }) => [
    { header, message: { ...message, ...(message.event === 'FSDJump' && { JumpDist: 7.1 }) } },
  ],
  'sends everything twice': (content) => [content, content],
  'takes the flags from Fileheader': ({ header, message }) => [
    { header, message: { ...message, ...('odyssey' in message && { odyssey: true }) } },
  ],
  'trims the build': ({ header, message }) => [
    { header: { ...header, gamebuild: header.gamebuild?.trim() ?? '' }, message },
  ],
  'names no uploader': ({ header, message }) => [{ header: { ...header, uploaderID: '' }, message }],
};

/** Milliseconds that an answer may take. */
const timeout = 300;

/** A tool that sends what EDDN asks for, one message after the other, and answers no questions. */
export const eddnSender =
  (mistake?: Mistake): StartTool =>
  async ({ directory, environment }) => {
    const uploader = new EddnUploader({ version: '1.0' });
    const read = new Map<string, string>();
    const stop = new AbortController();
    const queue: string[] = [];
    let last: Members = {};
    let lastJump: Content | undefined;

    /** New lines of journals in the order of their names, each time after new contents of other files. */
    function look(): void {
      const names = existsSync(directory) ? readdirSync(directory).sort() : [];
      for (const name of names.filter((each) => each.endsWith('.json'))) {
        const text = readFileSync(path.join(directory, name), 'utf8');
        if (read.get(name) !== text && text.endsWith('\n')) send({ event: JSON.parse(text) as Members });
        read.set(name, text);
      }
      for (const name of names.filter((each) => each.endsWith('.log'))) {
        const text = readFileSync(path.join(directory, name), 'utf8');
        const before = read.get(name) ?? '';
        const lines = text.slice(before.length).split('\n').slice(0, -1);
        read.set(name, text.slice(0, text.lastIndexOf('\n') + 1));
        const first = before.split('\n').length;
        for (const [index, line] of lines.entries()) {
          const event = JSON.parse(line) as Members & { timestamp: string };
          send({ event, line: { file: path.join(directory, name), line: first + index, timestamp: event.timestamp } });
        }
      }
    }

    function send(written: Parameters<EddnUploader['wrote']>[0]): void {
      const { timestamp, event, Multicrew, StarSystem, SystemAddress, StarPos } = written.event;
      const isCrew = mistake === 'sends as crew' && Multicrew === true && event === 'FSDJump';
      const here = { timestamp, StarSystem, SystemAddress, StarPos, Multicrew };
      const crew: Content[] = isCrew && lastJump ? [{ ...lastJump, message: { ...lastJump.message, ...here } }] : [];
      for (const content of [...uploader.wrote(written).map((each) => each.content as unknown as Content), ...crew]) {
        const { message } = content;
        const all = (mistake && mistaken[mistake]?.(content, last)) ?? [content];
        queue.push(...all.map((each) => JSON.stringify({ ...content, ...each })));
        if (message.event === 'FSDJump') lastJump = content;
        if (message.StarSystem !== last.StarSystem && message.StarPos !== undefined) last = message;
      }
    }

    async function post(body: string): Promise<number> {
      const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(timeout)]);
      try {
        return (await fetch(environment.ED_EDDN_URL ?? '', { method: 'POST', body, signal })).status;
      } catch {
        return 0;
      }
    }

    async function run(): Promise<void> {
      while (!stop.signal.aborted) {
        look();
        for (let body = queue.shift(); body !== undefined && !stop.signal.aborted; body = queue.shift()) {
          const status = await post(body);
          if (status !== 200 && mistake === 'sends again') queue.unshift(body);
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }

    look();
    if (mistake !== 'replays') queue.length = 0;
    const running = run();
    return {
      output: [],
      ended: undefined,
      ask: async () => undefined,
      async end() {
        stop.abort();
        await running;
        return { code: 0, signal: undefined, byItself: false };
      },
    };
  };
