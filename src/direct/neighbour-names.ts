/** The services that a tool can talk to instead of the real ones. */
export const neighbourNames = ['eddn', 'capi', 'inara', 'edsm'] as const;

export type NeighbourName = (typeof neighbourNames)[number];
