/** Something about the project's settings that its user can put right: told in a sentence; `cause` may say why. */
export class ProjectError extends Error {
  override readonly name = 'ProjectError';
}
