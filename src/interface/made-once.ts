/** Makes something when it is asked for the first time, and gives the same ever after. */
export function madeOnce<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
