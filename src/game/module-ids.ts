import { moduleIdRanges, moduleIdRows } from './module-id-table.js';

/**
 * The ID of a module on the game's servers, as in Outfitting.json and `ServerId`; undefined where it is
 * unknown.
 */
export function moduleId(item: string): number | undefined {
  const single = singles.get(item);
  if (single !== undefined) return single;
  const [, family = '', size, grade = '1'] = /^(.*?)_size(\d)(?:_class(\d))?$/.exec(item) ?? [];
  const range = moduleIdRanges.find(([name]) => name === family);
  if (!range || size === undefined) return undefined;
  const [, first, sizes, grades, order] = range;
  const bySize = sizes.indexOf(Number(size));
  const byGrade = grades.indexOf(Number(grade));
  if (bySize < 0 || byGrade < 0) return undefined;
  return first + (order === 'size' ? bySize * grades.length + byGrade : byGrade * sizes.length + bySize);
}

/** Modules sold by size and class, and every single module with an ID, as internal names. */
export function modulesOnSale(): string[] {
  const sized = moduleIdRanges.flatMap(([family, , sizes, grades]) =>
    sizes.flatMap((size) => grades.map((grade) => `${family}_size${size}_class${grade}`)),
  );
  return [...sized, ...singles.keys()];
}

const singles: ReadonlyMap<string, number> = new Map(
  moduleIdRows.flatMap(([first, start, names]) =>
    names.split(' ').flatMap((name, index) => (name === '-' ? [] : [[`${start}${name}`, first + index] as const])),
  ),
);
