import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { isDirectory } from '../../journal/directories.js';
import { cockpitApp } from './cockpit-app.js';
import type { CommanderChoice } from './commander-choice.js';
import { Feed } from './feed.js';
import { JournalSource } from './journal-source.js';
import { listenOn } from './listening-port.js';
import { findRecordedFiles, isCollection } from './recorded-files.js';
import type { Target } from './shown-target.js';

export interface CockpitOptions {
  /** A directory to follow; or files and directories to look at, which are complete. */
  readonly paths: readonly string[];
  /** Commanders to choose from, instead of paths. */
  readonly choice?: CommanderChoice | undefined;
  /** The next free one after the usual one if left out. */
  readonly port?: number | undefined;
  /** Whether other machines may look, too. */
  readonly lan?: boolean | undefined;
  /** Whether they may also steer. */
  readonly lanControl?: boolean | undefined;
  /** The file of the page; that of this package if left out. */
  readonly page?: string | undefined;
}

/** A page about a journal, for as long as it is open. */
export interface Cockpit extends AsyncDisposable {
  readonly mode: Target['mode'];
  readonly port: number;
  /** The secret that steering takes; it stands in the addresses. */
  readonly token: string;
  /** The address to open on this machine, with the token. */
  readonly url: string;
  /** The addresses for other machines, if they may look. */
  readonly lanUrls: readonly string[];
  close(): Promise<void>;
}

/** Serves the page. Throws a sentence if there is nothing to show, or no port to be had. */
export async function openCockpit(options: CockpitOptions): Promise<Cockpit> {
  const { port, lan = false, lanControl = false, page } = options;
  const { choice } = options;
  const target: Target = choice
    ? { mode: 'live', directory: choice.chosen.directory, choice }
    : await targetOf(options.paths);
  const token = randomBytes(24).toString('base64url');
  const source = new JournalSource(target);
  const feed = new Feed(source);
  const app = cockpitApp({ source, feed, guard: { token, lan, lanControl }, page });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const close = async () => {
    feed.close();
    server.closeAllConnections();
    await Promise.all([source.close(), new Promise((resolve) => server.close(resolve))]);
  };
  try {
    const bound = await listenOn(server, lan ? '0.0.0.0' : '127.0.0.1', port);
    const urlAt = (address: string) => `http://${address}:${bound}/#token=${token}`;
    return {
      mode: target.mode,
      port: bound,
      token,
      url: urlAt('127.0.0.1'),
      lanUrls: lan ? lanAddresses().map(urlAt) : [],
      close,
      [Symbol.asyncDispose]: close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** One directory is followed; what else there is, is complete. */
async function targetOf(paths: readonly string[]): Promise<Target> {
  const [first = '.', ...others] = paths;
  // What is not there yet can be waited for if it has the name of a directory.
  const mayCome = !existsSync(first) && path.extname(first) === '';
  const isFollowed = others.length === 0 && (mayCome || (await isDirectory(first)));
  if (isFollowed && !(await isCollection(first))) return { mode: 'live', directory: first };
  return { mode: 'recording', title: paths.join(', '), files: await findRecordedFiles(paths) };
}

/** The addresses of this machine in its network. */
function lanAddresses(): string[] {
  return Object.values(os.networkInterfaces()).flatMap((cards) =>
    (cards ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  );
}
