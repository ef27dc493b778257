import { readFileSync, readlinkSync } from 'node:fs';
import os from 'node:os';

/** What distinguishes one machine from another; each property is left out where it is unknown. */
export interface Machine {
  readonly host?: string | undefined;
  /** Which machine it is, whatever it is called, from when it was set up; a copy of its disk has the same. */
  readonly id?: string | undefined;
  /** Since when it runs: another one each time it starts, unlike that of any other machine. */
  readonly boot?: string | undefined;
  /** Within which a process is known by its number: containers of one machine have one each. */
  readonly processes?: string | undefined;
  /** Of its network cards, those that a factory gave them. */
  readonly cards?: readonly string[] | undefined;
}

/**
 * Where a process is that noted down its machine: `here`, where its number says whether it runs; `before`, on this very
 * machine before it was last started, so that it runs no more; or `elsewhere`, on another machine, where that is unknown.
 */
export type ProcessLocation = 'here' | 'before' | 'elsewhere';

export function locateProcess(theirs: Machine, ours: Machine): ProcessLocation {
  if (theirs.boot !== undefined && ours.boot !== undefined) {
    // Names change, a boot does not; but a number means nothing outside its container.
    if (theirs.boot === ours.boot) return theirs.processes === ours.processes ? 'here' : 'elsewhere';
    return isSameName(theirs, ours) && isSameId(theirs, ours) ? 'before' : 'elsewhere';
  }
  if (isSameName(theirs, ours)) return 'here';
  return theirs.cards?.some((card) => ours.cards?.includes(card)) ? 'here' : 'elsewhere';
}

function isSameName(theirs: Machine, ours: Machine): boolean {
  return theirs.host !== undefined && theirs.host === ours.host;
}

/** Two machines may have the same name, so nothing that is known of both may differ. */
function isSameId(theirs: Machine, ours: Machine): boolean {
  return theirs.id === undefined || ours.id === undefined || theirs.id === ours.id;
}

/** The machine that this process runs on. */
export function thisMachine(): Machine {
  return {
    host: os.hostname(),
    id: hashed(textIn('/etc/machine-id')),
    boot: textIn('/proc/sys/kernel/random/boot_id'),
    processes: linkOf('/proc/self/ns/pid'),
    // Where there is a boot to go by, nothing else is needed.
    ...(process.platform !== 'linux' && { cards: cards() }),
  };
}

function textIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

function linkOf(place: string): string | undefined {
  try {
    return readlinkSync(place);
  } catch {
    return undefined;
  }
}

/** The id of a machine is confidential; a hash of it distinguishes machines just as well. */
function hashed(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  // To import it above would be a tenth of what it takes to load the library.
  const { createHash } = process.getBuiltinModule('node:crypto');
  return createHash('sha256').update(`shakedown ${text}`).digest('hex').slice(0, 16);
}

function cards(): string[] {
  const all = Object.values(os.networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return [...new Set(all.filter(({ internal, mac }) => !internal && isFromFactory(mac)).map(({ mac }) => mac))];
}

/** The second bit of the first byte marks addresses that were made up, for a bridge or for privacy. */
function isFromFactory(mac: string): boolean {
  const first = Number.parseInt(mac.slice(0, 2), 16);
  return /[1-9a-f]/i.test(mac) && (first & 0b10) === 0;
}
