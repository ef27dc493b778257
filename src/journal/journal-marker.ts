/** Lists the journals that Shakedown wrote, one name per line. Where it lies, the companions are Shakedown's, too. */
export const markerName = '.shakedown-journals';
