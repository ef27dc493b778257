/** A server, journals and commands for the bench of the fleet. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '@nats-io/transport-node';
import { command } from './fresh-process.js';

/** Prints the CPU time of a process to standard error at its exit. */
const printsCpu = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => { const { user, system } = process.cpuUsage(); process.stderr.write(`\\ncpu ${(user + system) / 1e6}\\n`); });",
)}`;

/** Runs a command to its end; returns the wall time and the CPU time in seconds. */
export async function ran(...words) {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', printsCpu, command, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (err += text));
  const [code] = await once(child, 'close');
  if (code !== 0 && code !== 1) throw new Error(`shakedown ${words.join(' ')} ended with ${code}: ${err}`);
  return { out, seconds: (performance.now() - started) / 1000, cpu: Number(/^cpu (.*)$/m.exec(err)?.[1]) };
}

/** A server in a directory of its own, on a port of its own. */
export async function startServer(program, directory) {
  const port = await freePort();
  const child = spawn(program, ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', directory], { stdio: 'ignore' });
  const url = `nats://127.0.0.1:${port}`;
  const end = async () => {
    const gone = once(child, 'close');
    if (child.kill('SIGKILL')) await gone;
  };
  for (let attempt = 0; attempt < 200; attempt++) {
    const connection = await connect({ servers: url, reconnect: false }).catch(() => undefined);
    if (connection) {
      await connection.close();
      return { url, end };
    }
    await sleep(50);
  }
  await end();
  throw new Error('nats-server did not start');
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Simulates commanders, and repeats the session of each in several years. */
export async function writeFleet(root, { dialect, commanders, events, years }) {
  const place = ['fleet', 'simulate', '--seed', '14', '--dialect', dialect, '--out', root];
  place.push('--start', '2000-11-14T20:41:00Z');
  await ran(...place, '--commanders', String(commanders), '--events', String(events));
  for (const { name } of readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const directory = path.join(root, name);
    mkdirSync(directory, { recursive: true });
    for (const file of readdirSync(directory).filter((each) => each.startsWith('Journal.2000-')))
      for (let year = 1; year < years; year++)
        copyFileSync(path.join(directory, file), path.join(directory, file.replace('2000-', `${2000 + year}-`)));
  }
}
