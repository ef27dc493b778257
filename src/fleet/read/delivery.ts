/** Metadata of a delivered message, encoded in its acknowledgement subject. */
export interface Delivery {
  /** Sequence number in the stream. */
  readonly sequence: number;
  /** Messages delivered to this consumer, including this one. */
  readonly delivered: number;
  /** Matching messages still to come. */
  readonly pending: number;
}

/** Tokens before the stream sequence: newer servers add the domain and the account. */
const [shortForm, longForm] = [5, 7];
const wordsOfShortForm = 9;

/**
 * Parses `$JS.ACK.<stream>.<consumer>.<times>.<sequence>.<delivered>.<time>.<pending>`. Called for every
 * message, so it avoids splitting the text.
 */
export function deliveryOf(reply: string): Delivery {
  let words = 1;
  for (let at = reply.indexOf('.'); at >= 0; at = reply.indexOf('.', at + 1)) words++;
  let start = 0;
  for (let skip = words === wordsOfShortForm ? shortForm : longForm; skip > 0; skip--) start = afterDot(reply, start);
  const sequence = numberAt(reply, start);
  start = afterDot(reply, start);
  const delivered = numberAt(reply, start);
  return { sequence, delivered, pending: numberAt(reply, afterDot(reply, afterDot(reply, start))) };
}

function afterDot(text: string, start: number): number {
  return text.indexOf('.', start) + 1;
}

function numberAt(text: string, start: number): number {
  let number = 0;
  for (let at = start; at < text.length; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) break;
    number = number * 10 + digit;
  }
  return number;
}
