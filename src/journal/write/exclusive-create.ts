import { closeSync, linkSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { pause } from '../once-released.js';
import { codeOf } from '../system-error-reason.js';

/** Milliseconds after which a file without content counts as abandoned. */
const abandonedAfter = 5000;

/** Milliseconds within which a file must get its content; well before others consider it abandoned. */
const contentDeadline = 2000;

/** Errors of file systems without hard links: FAT, exFAT, many network shares and FUSE. */
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

/** Writes a private draft beside a file; removes it if that fails. */
export function writeBeside(file: string, text: string): string {
  const draft = path.join(path.dirname(file), `${path.basename(file)}.${crypto.randomUUID()}`);
  try {
    writeFileSync(draft, text, { flag: 'wx', mode: 0o600 });
    return draft;
  } catch (error) {
    // A full disk accepts the name but not the content.
    rmSync(draft, { force: true });
    throw error;
  }
}

/**
 * Gives the draft the name `file`, and returns whether that worked: not if it is taken, or the draft was
 * removed. Of two concurrent processes, one fails. With hard links a file appears with its content. Without
 * them the name appears before the content, so a process that finds no content has to wait for as long as
 * `mayStillBeWritten` says.
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
    // Not by name: if others consider the file abandoned, the name is theirs.
    writeSync(descriptor, text);
    // After a delay, others may consider this process dead and be about to take the name.
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

/**
 * Whether a file without content may be about to get it; `draft` is a new file beside it, whose time shows
 * the file system's clock.
 */
export function mayStillBeWritten(file: string, draft: string): boolean {
  try {
    return statSync(draft).mtimeMs - statSync(file).mtimeMs < abandonedAfter && !hasLinks(draft);
  } catch {
    // One of them is gone: the next attempt will find out.
    return true;
  }
}

/** Whether the file system has hard links, so that files appear with their content. */
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
