/** Typed access to the benches, which are plain JavaScript. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const benchDirectory = path.resolve(import.meta.dirname, '../../bench');

export interface Must {
  readonly bench: string;
  readonly what: string;
  readonly bound: string;
  readonly must: number;
  readonly aim: number;
}

/** The musts, and the report about them. */
export async function reporting() {
  const { musts } = await imported<{ musts: Readonly<Record<string, Must>> }>('musts.js');
  const { withTable } = await imported<{ withTable: (text: string, report: unknown) => string }>('performance-page.js');
  return { musts, withTable };
}

async function imported<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(path.join(benchDirectory, file)).href)) as Module;
}
