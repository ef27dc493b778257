/** JSON pointers (RFC 6901): `/Materials/2/Name`. */

/** The pointer of a member or element below a pointer. */
export function childPointer(pointer: string, name: string | number): string {
  if (typeof name === 'number' || !/[~/]/.test(name)) return `${pointer}/${name}`;
  return `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The pointer of the object or array around a value. */
export function parentPointer(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

/** The pointer with a star for every index: the same for all elements of a list. */
export function pointerPattern(pointer: string): string {
  return pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
}

/** The member names and indexes that lead from the whole value to the one at a pointer. */
export function pointerSteps(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescaped);
}

/** What a pointer leads to, as a reader would call it: a member by its name, an element as `Materials[2]`. */
export function nameAtPointer(pointer: string): string {
  const end = pointer.lastIndexOf('/');
  const last = pointer.slice(end + 1);
  if (end > 0 && isIndex.test(last)) return `${nameAtPointer(pointer.slice(0, end))}[${last}]`;
  return unescaped(last);
}

const isIndex = /^\d+$/;

function unescaped(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
