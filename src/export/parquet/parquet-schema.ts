import type { SchemaElement } from 'hyparquet-writer';
import type { Column, ScalarType } from '../columns/column-type.js';

/** What Parquet calls the types of single values. */
const scalarElements: Readonly<Record<ScalarType, Partial<SchemaElement>>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  boolean: { type: 'BOOLEAN' },
  time: {
    type: 'INT64',
    converted_type: 'TIMESTAMP_MICROS',
    logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MICROS' },
  },
  integer: { type: 'INT64' },
  id: { type: 'INT64', converted_type: 'UINT_64' },
  flags: { type: 'INT32', converted_type: 'UINT_32' },
  number: { type: 'DOUBLE' },
};

/** The schema of a table as Parquet lists it: every group before what is in it. */
export function parquetSchema(columns: readonly Column[]): SchemaElement[] {
  return [{ name: 'row', num_children: columns.length }, ...columns.flatMap(elementsOf)];
}

/** Any value may be missing: a journal is not always as it should be. */
function elementsOf({ name, type }: Column): SchemaElement[] {
  const element = { name, repetition_type: 'OPTIONAL' } as const;
  switch (type.type) {
    case 'struct':
      return [{ ...element, num_children: type.columns.length }, ...type.columns.flatMap(elementsOf)];
    case 'list':
      return [
        { ...element, converted_type: 'LIST', num_children: 1 },
        { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
        ...elementsOf({ name: 'element', type: type.element }),
      ];
    case 'map':
      return [
        { ...element, converted_type: 'MAP', num_children: 1 },
        { name: 'key_value', repetition_type: 'REPEATED', num_children: 2 },
        { name: 'key', repetition_type: 'REQUIRED', ...scalarElements.text },
        ...elementsOf({ name: 'value', type: type.value }),
      ];
    default:
      return [{ ...element, ...scalarElements[type.type] }];
  }
}

/** A single column at the end of its path, in the order of the schema. */
export interface LeafElement {
  readonly path: string[];
  readonly type: NonNullable<SchemaElement['type']>;
}

/** The innermost columns, with the way to each. */
export function leafElements(columns: readonly Column[]): LeafElement[] {
  const schema = parquetSchema(columns);
  const leaves: LeafElement[] = [];
  const walk = (at: number, path: string[]): number => {
    const { num_children: children, type } = schema[at] as SchemaElement;
    if (type) leaves.push({ path, type });
    let next = at + 1;
    for (let child = 0; child < (children ?? 0); child++)
      next = walk(next, [...path, (schema[next] as SchemaElement).name]);
    return next;
  };
  walk(0, []);
  return leaves;
}
