import type { Finding } from '../../../check/finding.js';
import { eddnSchemaTable, headerTable, oldHeaderTable, outdatedSchemas } from './eddn-schema-table.js';
import type { SchemaNode } from './schema-node.js';

const refBegin = 'https://eddn.edcd.io/schemas/';
const outdatedBegin = 'http://schemas.elite-markets.net/eddn/';
const testEnd = '/test';

export interface EddnSchema {
  /** Name and version: `commodity/3`. */
  readonly name: string;
  /** The whole message: reference, header, content. */
  readonly envelope: SchemaNode;
  /** What may stand in `message`. */
  readonly message: SchemaNode;
  /** The names of members that must be integers. */
  readonly integers: readonly string[];
}

/** A schema of EDDN as its user has it, in a file. */
export interface FiledSchema extends Pick<EddnSchema, 'name'> {
  /** What errors and findings call it: its file, or its id. */
  readonly from: string;
  /** What it has against a message; the text shows which integers are written with a point. */
  findingsIn(message: unknown, text: string): readonly Finding[];
}

/** Schemas from files, by name. */
export type GivenSchemas = ReadonlyMap<string, FiledSchema>;

/** The schemas by name: all that the live gateway knows. */
export const eddnSchemas: ReadonlyMap<string, EddnSchema> = new Map(
  Object.entries(eddnSchemaTable).map(([name, table]) => [name, schemaOf(name, table)]),
);

const outdatedRefs = new Set(
  outdatedSchemas.flatMap((name) => [`${outdatedBegin}${name}`, `${outdatedBegin}${name}${testEnd}`]),
);

/** The reference of a schema; that for tests, and for betas of the game, ends in `/test`. */
export function schemaRefOf(name: string, isTest = false): string {
  return `${refBegin}${name}${isTest ? testEnd : ''}`;
}

/** The schema that a reference names, and whether it is that for tests. */
export function schemaIn(ref: unknown): { readonly schema: EddnSchema; readonly isTest: boolean } | undefined {
  const { name = '', isTest = false } = refOf(ref) ?? {};
  const schema = eddnSchemas.get(name);
  return schema && { schema, isTest };
}

/** What a reference says of a schema, which need not be a known one. */
export function refOf(ref: unknown): { readonly name: string; readonly isTest: boolean } | undefined {
  if (typeof ref !== 'string' || !ref.startsWith(refBegin)) return undefined;
  const isTest = ref.endsWith(testEnd);
  return { name: ref.slice(refBegin.length, isTest ? -testEnd.length : undefined), isTest };
}

/** Whether a reference is one of the time before EDDN moved. */
export function isOutdated(ref: unknown): boolean {
  return typeof ref === 'string' && outdatedRefs.has(ref);
}

function schemaOf(name: string, table: SchemaNode): EddnSchema {
  const message = finished(table);
  const header = { types: ['object'], members: name === 'blackmarket/1' ? oldHeaderTable : headerTable } as const;
  const ref = { types: ['string'] } as const;
  const envelope = finished({
    types: ['object'],
    members: { '$schemaRef!': ref, 'header!': header, 'message!': table },
    isClosed: true,
  });
  return { name, envelope, message, integers: [...new Set(integerNames(message))] };
}

/** The node of the table, with `!` at the end of names turned into `isRequired`. */
function finished(node: SchemaNode, isRequired = false): SchemaNode {
  const { members, items, numbered, ...rest } = node;
  const named = Object.entries(members ?? {}).map(([name, member]) => {
    const isNeeded = name.endsWith('!');
    return [isNeeded ? name.slice(0, -1) : name, finished(member, isNeeded)] as const;
  });
  return {
    ...rest,
    isRequired,
    // Without a prototype: a message may have a member called `constructor`.
    members: Object.assign(Object.create(null) as Record<string, SchemaNode>, Object.fromEntries(named)),
    required: named.filter(([, member]) => member.isRequired).map(([name]) => name),
    ...(items && { items: finished(items) }),
    ...(numbered && { numbered: finished(numbered) }),
  };
}

function integerNames({ members = {}, items, numbered }: SchemaNode): string[] {
  const inner = [...Object.values(members), ...(items ? [items] : []), ...(numbered ? [numbered] : [])];
  const own = Object.keys(members).filter((name) => members[name]?.types?.[0] === 'integer');
  return [...own, ...inner.flatMap(integerNames)];
}
