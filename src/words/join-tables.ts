type Table = Readonly<Record<string, unknown>>;

type Joined<Tables extends readonly Table[]> = Tables extends readonly [
  infer First,
  ...infer Rest extends readonly Table[],
]
  ? First & Joined<Rest>
  : unknown;

/** All entries of some tables as one. Throws if two of them have an entry of the same name. */
export function joinTables<const Tables extends readonly Table[]>(what: string, ...tables: Tables): Joined<Tables> {
  const joined: Record<string, unknown> = {};
  for (const [name, entry] of tables.flatMap((table) => Object.entries(table))) {
    if (Object.hasOwn(joined, name)) throw new Error(`there are two ${what} named '${name}'`);
    joined[name] = entry;
  }
  return joined as Joined<Tables>;
}
