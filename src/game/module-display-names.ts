import { moduleNameTable } from './module-name-table.js';

/** The displayed name of a module; the internal name where it is unknown. */
export function moduleName(item: string): string {
  return moduleNameTable.find(([start]) => item.startsWith(start))?.[1] ?? item;
}
