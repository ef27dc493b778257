import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import os from 'node:os';
import { createAdaptorServer } from '@hono/node-server';
import type { ToolDefinition } from '../../direct/tool/tool-definition.js';
import type { KnowledgePack } from '../../interface/knowledge/pack-shape.js';
import { isDirectory } from '../../journal/directories.js';
import { cockpitApp } from './cockpit-app.js';
import type { CommanderChoice } from './commander-choice.js';
import { Feed } from './feed.js';
import { JournalSource } from './journal-source.js';
import { listenOn } from './listening-port.js';
import { findRecordedFiles, isCollection } from './recorded-files.js';
import type { Target } from './shown-target.js';

export interface CockpitOptions {
  /** A directory to follow, or complete files and directories to show. */
  readonly paths: readonly string[];
  /** The page leads through it. */
  readonly isDemo?: boolean | undefined;
  /** Commanders to choose from, instead of paths. */
  readonly choice?: CommanderChoice | undefined;
  /** Defaults to the first free port from the usual one on. */
  readonly port?: number | undefined;
  /** Allows viewing from other machines. */
  readonly lan?: boolean | undefined;
  /** Allows control from other machines. */
  readonly lanControl?: boolean | undefined;
  /** Bytes to read of a directory, the newest journals first; all by default. */
  readonly maxBytes?: number | undefined;
  /** Knowledge packs, which add to what is known of the game. */
  readonly packs?: readonly KnowledgePack[] | undefined;
  /** The tool that the page can run trials with. */
  readonly tool?: ToolDefinition | undefined;
  /** The page's file; defaults to the one in this package. */
  readonly page?: string | undefined;
}

/** A running cockpit. */
export interface Cockpit extends AsyncDisposable {
  readonly mode: Target['mode'];
  readonly port: number;
  /** Number of oldest journals that are not read, because of `maxBytes`. */
  readonly leftOut: number;
  /** Secret required for control; part of the addresses. */
  readonly token: string;
  /** Address on this machine, with the token. */
  readonly url: string;
  /** Addresses for other machines, if allowed. */
  readonly lanUrls: readonly string[];
  close(): Promise<void>;
}

/** Serves the page. Throws a sentence if there is nothing to show, or no free port. */
export async function openCockpit(options: CockpitOptions): Promise<Cockpit> {
  const { port, lan = false, lanControl = false, tool, page } = options;
  const { choice, maxBytes } = options;
  const target: Target = choice
    ? { mode: 'live', directory: choice.chosen.directory, choice, maxBytes }
    : await targetOf(options);
  const token = randomBytes(24).toString('base64url');
  const source = new JournalSource(target, options.packs);
  const feed = new Feed(source);
  const app = cockpitApp({ source, feed, guard: { token, lan, lanControl }, tool, page });
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
      leftOut: source.info(false).leftOut ?? 0,
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

/** A single directory is followed; everything else is complete. */
async function targetOf({ paths, maxBytes, isDemo }: CockpitOptions): Promise<Target> {
  const [first = '.', ...others] = paths;
  const isFollowed = others.length === 0 && (await isDirectory(first));
  if (isFollowed && !(await isCollection(first))) return { mode: 'live', directory: first, maxBytes, isDemo };
  return { mode: 'recording', title: paths.join(', '), files: await findRecordedFiles(paths) };
}

/** Addresses of this machine in its network. */
function lanAddresses(): string[] {
  return Object.values(os.networkInterfaces()).flatMap((cards) =>
    (cards ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  );
}
