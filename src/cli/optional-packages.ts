/** Packages needed by some verbs only: optional peer dependencies in package.json. */

interface OptionalPackages {
  /** The features that need them. */
  readonly what: string;
  /** Package names and supported versions. */
  readonly versions: Readonly<Record<string, string>>;
}

export const optionalPackages: readonly OptionalPackages[] = [
  {
    what: 'fleets need the NATS client',
    versions: {
      '@nats-io/jetstream': '3',
      '@nats-io/kv': '3',
      '@nats-io/transport-node': '3',
    },
  },
  {
    what: 'Parquet files need hyparquet-writer (CSV and NDJSON need nothing)',
    versions: { 'hyparquet-writer': '0.16' },
  },
];

/** How to install the packages that a verb could not load; undefined for any other error. */
export function missingPackages(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) return undefined;
  const [, name = ''] = /^Cannot find package '([^']+)'/.exec(error.message) ?? [];
  const found = optionalPackages.find(({ versions }) => name in versions);
  if (!found) return undefined;
  const words = Object.entries(found.versions).map(([each, version]) => `${each}@${version}`);
  return `${found.what}, which is not installed: npm install ${words.join(' ')}`;
}
