/** Something about a stage that its user can put right: told in a sentence. */
export class StageError extends Error {
  override readonly name = 'StageError';
}
