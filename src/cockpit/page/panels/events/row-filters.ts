import type { Row, RowFilter } from '../../../protocol.js';

/** Parses a stored filter; empty if it is invalid. */
export function readFilter(kept: string | null): RowFilter {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    const { text, kinds, hasFindings } = value as Readonly<Record<string, unknown>>;
    return cleanFilter({
      ...(typeof text === 'string' && { text }),
      ...(Array.isArray(kinds) && { kinds: kinds.filter((kind) => typeof kind === 'string') }),
      ...(hasFindings === true && { hasFindings }),
    });
  } catch {
    return {};
  }
}

/** Drops the parts that filter nothing. */
export function cleanFilter({ text, kinds, hasFindings }: RowFilter): RowFilter {
  return {
    ...(text !== undefined && text !== '' && { text }),
    ...(kinds && kinds.length > 0 && { kinds }),
    ...(hasFindings && { hasFindings }),
  };
}

export function isFiltering(filter: RowFilter): boolean {
  return Object.keys(cleanFilter(filter)).length > 0;
}

/** Whether any of the rows may pass; only the source knows for certain. */
export function mayPass(rows: readonly Pick<Row, 'kind'>[], { kinds }: RowFilter): boolean {
  return rows.some(({ kind }) => !kinds || kinds.includes(kind));
}

/** One part of a filter, and the filter without that part. */
export interface FilterPart {
  readonly label: string;
  readonly without: RowFilter;
}

export function filterParts({ text, kinds = [], hasFindings }: RowFilter): FilterPart[] {
  const whole: RowFilter = { ...(text !== undefined && { text }), kinds, ...(hasFindings && { hasFindings }) };
  return [
    ...(text === undefined ? [] : [{ label: `“${text}”`, without: cleanFilter({ ...whole, text: '' }) }]),
    ...kinds.map((kind) => ({
      label: kind === '' ? 'no event' : kind,
      without: cleanFilter({ ...whole, kinds: kinds.filter((other) => other !== kind) }),
    })),
    ...(hasFindings ? [{ label: 'has findings', without: cleanFilter({ ...whole, hasFindings: false }) }] : []),
  ];
}

/** Adds or removes a kind. */
export function toggleKind(filter: RowFilter, kind: string): RowFilter {
  const { kinds = [] } = filter;
  return cleanFilter({
    ...filter,
    kinds: kinds.includes(kind) ? kinds.filter((other) => other !== kind) : [...kinds, kind],
  });
}
