/** Reading events out of a moment: each text is parsed once. */
import type { EventName, EventOf } from '../../../interface/event-types.js';
import type { CompanionContent, Moment, StateLine } from '../../protocol.js';
import type { GatheredName } from '../../recording/state-kinds.js';

/** An event of a journal that nobody has checked: any field may be missing or wrong. */
export type Loose<Value> = Value extends readonly (infer Item)[]
  ? readonly Loose<Item>[]
  : Value extends object
    ? { readonly [Field in keyof Value]?: Loose<Value[Field]> }
    : Value;

/** The latest event of a kind; undefined if there was none, or it cannot be parsed. */
export function latestEvent<Name extends EventName>(
  moment: Moment,
  kind: Name,
): Loose<EventOf<Name, 'game'>> | undefined {
  const line = moment.latest[kind];
  return line && (parsed(line) as Loose<EventOf<Name, 'game'>> | undefined);
}

/** The latest content of a companion file. */
export function companionEvent<Name extends EventName>(
  moment: Moment,
  kind: Name,
): Loose<EventOf<Name, 'game'>> | undefined {
  const content = moment.companions[kind];
  return content && (parsed(content) as Loose<EventOf<Name, 'game'>> | undefined);
}

export function gatheredEvents(moment: Moment, name: GatheredName): Readonly<Record<string, unknown>>[] {
  return moment.gathered[name].map(parsed).filter((event) => event !== undefined);
}

const cache = new WeakMap<StateLine | CompanionContent, Readonly<Record<string, unknown>> | undefined>();

export function parsed(line: StateLine | CompanionContent): Readonly<Record<string, unknown>> | undefined {
  if (!cache.has(line)) cache.set(line, parse(line.text));
  return cache.get(line);
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    // A broken line says nothing about the state; the table shows it as such.
    return undefined;
  }
}
