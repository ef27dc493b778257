import { StageError, type StageErrorOptions } from '../../direct/stage-error.js';

/** The tool under test did not do its part: it did not start, it hung, it ended, it answered rubbish. */
export class ToolError extends StageError {
  constructor(message: string, options: StageErrorOptions = {}) {
    super(message, { ...options, code: 'tool' });
  }
}
