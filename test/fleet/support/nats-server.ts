import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectSocket, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { programPath } from '../../../scripts/provide-program.js';
import { deadline } from '../../support/deadline.js';

const program = await programPath('nats-server');

/** A real server with a directory of its own, on a port of its own. */
export interface NatsServer {
  readonly url: string;
  readonly port: number;
  readonly directory: string;
  /** Its log so far. */
  log(): string;
  /** SIGKILL by default; waits for the exit. Stored data stays. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again, with the same port and directory. */
  restart(): Promise<void>;
  readonly process: ChildProcess;
}

export interface NatsServerOptions {
  /** `-js` by default. */
  readonly arguments?: readonly string[];
  /** Configuration file; its ports and directories are ignored. */
  readonly config?: string;
  /** A free port by default. */
  readonly port?: number;
}

/** Starts a server that ends with the test. */
export async function startNatsServer(options: NatsServerOptions = {}): Promise<NatsServer> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-nats-'));
  const port = options.port ?? (await freePort());
  const words = ['-a', '127.0.0.1', '-p', String(port), '-sd', directory, ...(options.arguments ?? ['-js'])];
  if (options.config !== undefined) {
    const file = path.join(directory, 'nats.conf');
    writeFileSync(file, options.config);
    words.push('-c', file);
  }
  let log = '';
  let child: ChildProcess;
  const start = async () => {
    child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
    await answers(port, child, () => log);
  };
  const kill = async (signal: NodeJS.Signals = 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'close');
    child.kill(signal);
    await gone;
  };
  onTestFinished(async () => {
    await kill();
    rmSync(directory, { recursive: true, force: true });
  });
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    port,
    directory,
    log: () => log,
    kill,
    restart: start,
    get process() {
      return child;
    },
  };
}

/** An unused port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function answers(port: number, child: ChildProcess, log: () => string): Promise<void> {
  const end = Date.now() + deadline;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`nats-server did not start: ${log()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connectSocket(port, '127.0.0.1');
  try {
    return await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
  } finally {
    socket.destroy();
  }
}
