/** Opens the page of a cockpit for a journal of the bench's own, and ends both. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const command = path.resolve(import.meta.dirname, '../dist/cli/main.js');

/** `write` begins the journal; a recording is opened by its file, and anything else is followed. */
export async function withPage(browser, { write, isRecording = false }, use) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-bench-'));
  const file = path.join(directory, 'Journal.2026-11-14T204100.01.log');
  try {
    write(file);
    await withServer(isRecording ? file : directory, async ({ url, pid }) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(url);
      await use({ page, file, pid });
      await page.close();
    });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function withServer(shown, use) {
  const words = [command, 'cockpit', shown, '--port', '0', '--format', 'json'];
  const server = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const [line] = await once(server.stdout.setEncoding('utf8'), 'data');
    await use({ url: JSON.parse(line).url, pid: server.pid });
  } finally {
    server.kill('SIGKILL');
  }
}
