/** What holds for the fuel of every ship, in tonnes and seconds. */

/** The largest scoop takes in a little less in a second. */
export const fastestScoop = 1.3;

/** The journal has a line whenever so much has been scooped, and one when the scoop is drawn in. */
export const scoopedPerLine = 5;

/** What the reservoir of the largest ship holds. */
export const largestReservoir = 1.66;

/** What overcharged engines take from the reservoir in a second. */
export const fastestBurn = 30 / 3600;
