import type { Members } from '../../../interface/object-rule.js';
import { isObject } from '../../../journal/journal-event.js';
import { entryOf } from '../../../words/entry-of.js';
import type { SchemaNode } from '../schemas/schema-node.js';

/** The part of an object that a schema admits, without localised texts at any depth. */
export function fittedTo(node: SchemaNode | undefined, members: Members): Members {
  const kept = Object.entries(members).filter(([name]) => admits(node, name));
  return Object.fromEntries(kept.map(([name, value]) => [name, fittedValue(memberOf(node, name), value)]));
}

/** Whether an object may have a member of this name. */
export function admits(node: SchemaNode | undefined, name: string): boolean {
  if (isLocalised(name)) return false;
  const member = memberOf(node, name);
  return member ? !member.isForbidden : !node?.isClosed;
}

/** What the schema says of a member, if it names it. */
export function memberOf(node: SchemaNode | undefined, name: string): SchemaNode | undefined {
  return node?.members && entryOf(node.members, name);
}

export function isLocalised(name: string): boolean {
  return name.endsWith('_Localised');
}

function fittedValue(node: SchemaNode | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => fittedValue(node?.items, each));
  return isObject(value) ? fittedTo(node, value as Members) : value;
}
