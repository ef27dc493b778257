import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';

export type DuckRow = Record<string, unknown>;

let connection: Promise<DuckDBConnection> | undefined;

/** Rows that an independent reader finds; integers beyond 32 bits are bigints, times are Dates. */
export async function query(sql: string): Promise<DuckRow[]> {
  connection ??= connect();
  return (await (await connection).runAndReadAll(sql)).getRowObjectsJS();
}

async function connect(): Promise<DuckDBConnection> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '2' });
  const made = await instance.connect();
  await made.run("SET TimeZone = 'UTC'");
  return made;
}
