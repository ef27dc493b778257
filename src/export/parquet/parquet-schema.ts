import type { SchemaElement } from 'hyparquet-writer';
import type { Column, ScalarType } from '../columns/column-type.js';

/** The types of single values in Parquet. */
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

/** The schema of a table, as Parquet lists it: every group before its members. */
export function parquetSchema(columns: readonly Column[]): SchemaElement[] {
  return [{ name: 'row', num_children: columns.length }, ...columns.flatMap(elementsOf)];
}

/** All columns are nullable: a line may lack any field. */
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
