import { fieldOf } from '../../journal/journal-event.js';
import type { StateLine } from '../protocol.js';
import type { LineIndex } from './line-index.js';
import type { LineReader } from './line-reader.js';
import { eventText } from './line-text.js';
import { parseIndexed } from './parsed-row.js';

/** Kinds that say something of the bodies and stations of a system. */
const systemKinds = [
  'Scan',
  'FSSDiscoveryScan',
  'FSSAllBodiesFound',
  'FSSBodySignals',
  'FSSSignalDiscovered',
  'SAAScanComplete',
  'SAASignalsFound',
  'ScanOrganic',
  'Touchdown',
  'Docked',
] as const;

/** A system with more lines than this is shown by its latest ones. */
const mostLines = 2000;

/** Lines about the system that the commander is in after `lines` lines, written since they arrived there. */
export async function systemLines(
  { index, lines: reader }: { readonly index: LineIndex; readonly lines: LineReader },
  lines: number,
): Promise<{ readonly system?: string; readonly lines: readonly StateLine[] }> {
  const systemAt = async (n: number) => {
    const [bytes] = await reader.read([n]);
    const event = parseIndexed(index, n, bytes as Uint8Array)?.event;
    return event && String(fieldOf(event, 'StarSystem'));
  };
  const arrivals = index.jumpsBefore(lines);
  let start = arrivals.pop();
  if (start === undefined) return { lines: [] };
  const system = await systemAt(start);
  // A launch in the same system goes on with the visit.
  for (let n = arrivals.pop(); n !== undefined && (await systemAt(n)) === system; n = arrivals.pop()) start = n;
  const kinds = new Set(systemKinds.map((kind) => index.kinds.numberOf(kind)));
  const numbers: number[] = [];
  for (let n = start; n < Math.min(lines, index.count); n++) if (kinds.has(index.kind(n))) numbers.push(n);
  const latest = numbers.slice(-mostLines);
  const read = await reader.read(latest);
  return {
    ...(system !== undefined && { system }),
    lines: latest.map((n, at) => ({ n, text: eventText(read[at] as Uint8Array) })),
  };
}
