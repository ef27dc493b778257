/** What the tests of the benches use of them: they are plain JavaScript. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const benchDirectory = path.resolve(import.meta.dirname, '../../bench');

interface MixedSize {
  readonly commanders: number;
  readonly sessions: number;
  readonly seed?: number;
  readonly linesOf?: unknown;
}

interface Shares {
  readonly lines: number;
  readonly kinds: Readonly<Record<string, number>>;
  readonly specified: number;
}

interface Simulated {
  readonly dialect: string;
  readonly seeds: number;
  readonly hours: number;
  readonly rounds?: number;
}

export interface Must {
  readonly bench: string;
  readonly what: string;
  readonly bound: string;
  readonly must: number;
  readonly aim: number;
}

/** The corpora. */
export async function corpusMakers() {
  const { writeMixed } = await imported<{ writeMixed: (directory: string, size: MixedSize) => Promise<number> }>(
    'corpora/mixed.js',
  );
  const { dirtyLines } = await imported<{ dirtyLines: unknown }>('corpora/dirt.js');
  const { writeSimulated } = await imported<{
    writeSimulated: (directory: string, size: Simulated) => Promise<number>;
  }>('corpora/simulated.js');
  const { repeatSessions } = await imported<{
    repeatSessions: (directories: readonly string[], to: string, how: { readonly rounds: number }) => void;
  }>('corpora/repeated-sessions.js');
  const { sharesOfKinds } = await imported<{ sharesOfKinds: (directory: string) => Shares }>(
    'corpora/share-of-kinds.js',
  );
  const { realShares, realShareOfSpecifiedKinds } = await imported<{
    realShares: Readonly<Record<string, number>>;
    realShareOfSpecifiedKinds: number;
  }>('corpora/kind-shares.js');
  return {
    writeMixed,
    dirtyLines,
    writeSimulated,
    repeatSessions,
    sharesOfKinds,
    realShares,
    realShareOfSpecifiedKinds,
  };
}

/** What must hold, and what is written about it. */
export async function reporting() {
  const { musts } = await imported<{ musts: Readonly<Record<string, Must>> }>('musts.js');
  const { withTable } = await imported<{ withTable: (text: string, report: unknown) => string }>('performance-page.js');
  return { musts, withTable };
}

async function imported<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(path.join(benchDirectory, file)).href)) as Module;
}
