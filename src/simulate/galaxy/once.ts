/** What `make` makes, made when it is first asked for: the bodies of all systems would take longer than a start may. */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
