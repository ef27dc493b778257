/** Lists the journals that Shakedown wrote, one name per line. Companions beside it are Shakedown's, too. */
export const markerName = '.shakedown-journals';

/** Stands among the names where Shakedown broke files on purpose: nothing can be learned from them. */
export const faultsMark = '.shakedown-faults';
