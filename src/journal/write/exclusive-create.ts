import { closeSync, linkSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../system-error-reason.js';

/** Milliseconds for which a file without content may still be in the making. */
const abandonedAfter = 5000;

/** Milliseconds within which a file has to get its content; well before others take it for abandoned. */
const contentDeadline = 2000;

/** The errors of a file system without hard links: FAT, exFAT, many network shares and FUSE. */
const withoutLinks: ReadonlySet<string> = new Set([
  'EPERM',
  'EACCES',
  'ENOTSUP',
  'EOPNOTSUPP',
  'ENOSYS',
  'EINVAL',
  'EISDIR',
  'EXDEV',
  'EMLINK',
  'UNKNOWN',
]);

/** Writes a file of its own beside another, for its owner's eyes only; if that fails, nothing of it stays. */
export function writeBeside(file: string, text: string): string {
  const draft = path.join(path.dirname(file), `${path.basename(file)}.${crypto.randomUUID()}`);
  try {
    writeFileSync(draft, text, { flag: 'wx', mode: 0o600 });
    return draft;
  } catch (error) {
    // A full disk takes the name and not the content.
    rmSync(draft, { force: true });
    throw error;
  }
}

/**
 * Whether the draft got the name `file`: not if that is taken, or the draft was removed. Of two processes that try at
 * once, one fails. With hard links a file appears with its content. Without them the name appears first and the content
 * after it, so a process that finds no content has to wait for as long as `mayStillBeWritten` says.
 */
export function takeName(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (isTakenOrGone(error)) return false;
    if (!withoutLinks.has(codeOf(error))) throw error;
    return createExclusively(draft, file);
  }
}

function createExclusively(draft: string, file: string): boolean {
  const began = performance.now();
  const isLate = (limit: number) => performance.now() - began > limit;
  let descriptor: number | undefined;
  try {
    const text = readFileSync(draft, 'utf8');
    descriptor = openSync(file, 'wx', 0o600);
    // Not by name: if others take the file for abandoned, the name is theirs.
    writeSync(descriptor, text);
    // After a delay, others may have taken this process for dead and may be about to take the name.
    if (isLate(contentDeadline)) pause(contentDeadline);
    return readFileSync(file, 'utf8') === text;
  } catch (error) {
    if (descriptor !== undefined && !isLate(contentDeadline)) rmSync(file, { force: true });
    if (isTakenOrGone(error)) return false;
    throw error;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

function isTakenOrGone(error: unknown): boolean {
  return codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOENT';
}

/** Lets so many milliseconds pass; nothing else happens in this thread meanwhile. */
export function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** Whether a file without content may be about to get it; `draft` is a new file beside it, and shows what time it is there. */
export function mayStillBeWritten(file: string, draft: string): boolean {
  try {
    return statSync(draft).mtimeMs - statSync(file).mtimeMs < abandonedAfter && !hasLinks(draft);
  } catch {
    // One of them is gone: the next attempt will find out.
    return true;
  }
}

/** Whether the file system of a file has hard links, so that no file comes into being without its content. */
function hasLinks(draft: string): boolean {
  const other = `${draft}.link`;
  try {
    linkSync(draft, other);
    rmSync(other, { force: true });
    return true;
  } catch {
    return false;
  }
}
