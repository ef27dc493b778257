/** Lists the journals that Shakedown wrote, one name per line. Companions beside it are Shakedown's, too. */
export const markerName = '.shakedown-journals';
