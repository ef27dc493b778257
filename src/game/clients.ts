/**
 * The games that write journals: today's with Odyssey, today's without it, and the one of 2022 that Frontier
 * kept running beside them.
 */
export const clientNames = ['odyssey', 'horizons', 'legacy'] as const;

export type Client = (typeof clientNames)[number];
