/** Facts about the fuel of every ship, in tonnes and seconds. */

/** The largest scoop takes in slightly less per second. */
export const fastestScoop = 1.3;

/** The journal has a line whenever this much has been scooped, and one when the scoop is retracted. */
export const scoopedPerLine = 5;

/** The reservoir of the largest ship. */
export const largestReservoir = 1.66;

/** What overcharged engines take from the reservoir per second. */
export const fastestBurn = 30 / 3600;
