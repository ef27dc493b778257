/** How Parquet files can be compressed. */
export const codecNames = ['snappy', 'gzip', 'none'] as const;

export type Codec = (typeof codecNames)[number];
