/** How a name is shown: the game writes some members under an empty one. */
const shownEmpty = '""';

export function shownName(name: string): string {
  return name === '' ? shownEmpty : name;
}

/** A dotted path in which empty names can be seen. */
export function shownPath(path: string): string {
  return path.split('.').map(shownName).join('.');
}

export function nameAsWritten(shown: string): string {
  return shown === shownEmpty ? '' : shown;
}
