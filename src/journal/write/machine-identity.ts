import { readFileSync, readlinkSync } from 'node:fs';
import os from 'node:os';

/** Identifies a machine; unknown properties are left out. */
export interface Machine {
  readonly host?: string | undefined;
  /** Machine id, assigned at set-up; a copy of the disk has the same. */
  readonly id?: string | undefined;
  /** Boot id, new with each start and unique among machines. */
  readonly boot?: string | undefined;
  /** PID namespace: containers of one machine have one each. */
  readonly processes?: string | undefined;
  /** Factory MAC addresses of its network cards. */
  readonly cards?: readonly string[] | undefined;
}

/**
 * Location of a process by its recorded machine: `here`, where its pid says whether it runs; `before`, on
 * this machine before its last start, so that it is dead; or `elsewhere`, on another machine, where that is
 * unknown.
 */
export type ProcessLocation = 'here' | 'before' | 'elsewhere';

export function locateProcess(theirs: Machine, ours: Machine): ProcessLocation {
  if (theirs.boot !== undefined && ours.boot !== undefined) {
    // The boot id decides, whatever the names; but a pid is only valid in its namespace.
    if (theirs.boot === ours.boot) return theirs.processes === ours.processes ? 'here' : 'elsewhere';
    return isSameName(theirs, ours) && isSameId(theirs, ours) ? 'before' : 'elsewhere';
  }
  if (isSameName(theirs, ours)) return 'here';
  return theirs.cards?.some((card) => ours.cards?.includes(card)) ? 'here' : 'elsewhere';
}

function isSameName(theirs: Machine, ours: Machine): boolean {
  return theirs.host !== undefined && theirs.host === ours.host;
}

/** Two machines may have the same name, so no property known of both may differ. */
function isSameId(theirs: Machine, ours: Machine): boolean {
  return theirs.id === undefined || ours.id === undefined || theirs.id === ours.id;
}

/** The machine of this process. */
export function thisMachine(): Machine {
  return {
    host: os.hostname(),
    id: hashed(textIn('/etc/machine-id')),
    boot: textIn('/proc/sys/kernel/random/boot_id'),
    processes: linkOf('/proc/self/ns/pid'),
    // With a boot id, nothing else is needed.
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

/** The machine id is confidential; a hash distinguishes machines just as well. */
function hashed(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  // A static import would add a tenth to the library's load time.
  const { createHash } = process.getBuiltinModule('node:crypto');
  return createHash('sha256').update(`shakedown ${text}`).digest('hex').slice(0, 16);
}

function cards(): string[] {
  const all = Object.values(os.networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return [...new Set(all.filter(({ internal, mac }) => !internal && isFromFactory(mac)).map(({ mac }) => mac))];
}

/** The second bit of the first byte marks locally administered addresses, as of bridges or for privacy. */
function isFromFactory(mac: string): boolean {
  const first = Number.parseInt(mac.slice(0, 2), 16);
  return /[1-9a-f]/i.test(mac) && (first & 0b10) === 0;
}
