import { StageError } from '../direct/stage-error.js';
import { JournalError } from '../journal/journal-error.js';
import { isSystemError } from '../journal/system-error-reason.js';

/** The message of an error that the user can put right. Any other is a bug, and is thrown again. */
export function messageForUser(error: unknown): string {
  if (error instanceof StageError || error instanceof JournalError || isSystemError(error)) return error.message;
  throw error;
}
