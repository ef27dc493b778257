import { StageError } from '../../direct/stage-error.js';

/** The tool does not fail in the same way each time, or not without real names. */
export class DifferentFailure extends StageError {
  constructor(message: string) {
    super(message, { code: 'tool' });
  }
}
