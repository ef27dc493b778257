/** A problem with a stage that its user can fix; the message is a full sentence. */
export class StageError extends Error {
  override readonly name = 'StageError';
}
