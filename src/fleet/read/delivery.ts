/** What the server says about a message that a consumer gets, in the subject to which an acknowledgement would go. */
export interface Delivery {
  /** The number of the message in its stream. */
  readonly sequence: number;
  /** How many messages this consumer got, with this one. */
  readonly delivered: number;
  /** How many there are behind it that the consumer wants. */
  readonly pending: number;
}

/** How many words stand before the number in the stream: the name of the domain and the account came with later servers. */
const [shortForm, longForm] = [5, 7];
const wordsOfShortForm = 9;

/**
 * Reads `$JS.ACK.<stream>.<consumer>.<times>.<sequence>.<delivered>.<time>.<pending>`. It is read for every message, so
 * without cutting the text into words.
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
