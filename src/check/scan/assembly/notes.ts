import * as layout from '../scanner-memory';
import { Bytes } from './bytes';

/** Records the location of a member that session rules read; false if there is no room left. */
export function note(name: i32, start: i32, end: i32): bool {
  const at = Bytes.four(layout.notesEnd);
  if (at >= layout.notesLimit - layout.noteSize) return false;
  store<i32>(at, name);
  store<i32>(at + 4, start);
  store<i32>(at + 8, end);
  store<i32>(layout.notesEnd, at + layout.noteSize);
  return true;
}
