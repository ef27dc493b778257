/**
 * Physical constants for orbits and bodies. Masses are given as gravitational parameters: G times M, in
 * m³/s².
 */

export const solarPull = 1.32712440018e20;
export const earthPull = 3.986004418e14;
/** Metres. */
export const solarRadius = 6.957e8;
export const lightSecond = 299_792_458;
export const astronomicalUnit = 1.495978707e11;
/** Kelvin. */
export const solarTemperature = 5778;
/** Metres per second squared. */
export const earthGravity = 9.80665;
/** Pascals. */
export const atmospherePressure = 101_325;
/** G, in m³/(kg s²). */
export const gravitation = 6.6743e-11;
