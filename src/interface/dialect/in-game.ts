import { allValues } from '../kind-catalogue.js';
import { dialects } from './dialects.js';

let valuesInGame: ReadonlyMap<string, ReadonlySet<unknown>> | undefined;

/** Whether the live game writes a value where a list of that name stands. */
export function isWrittenInGame(list: string, value: unknown): boolean {
  valuesInGame ??= new Map(
    allValues(dialects.game).map((values) => [values.name, new Set(values.list.map((each) => each.value))]),
  );
  return valuesInGame.get(list)?.has(value) ?? false;
}
