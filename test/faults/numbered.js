/**
 * Events of the writing child: each has its number, and some lines are longer than a page of memory.
 * @param {number} number
 */
export function numbered(number) {
  const text = 'x'.repeat((number * 7919) % 30_000);
  return { timestamp: '2026-11-14T20:41:00Z', event: 'ReceiveText', Number: number, Message: text };
}

/**
 * The same for statuses, of which the next is now longer, now shorter.
 * @param {number} number
 */
export function status(number) {
  const name = 'y'.repeat((number * 7919) % 300);
  return { timestamp: '2026-11-14T20:41:00Z', event: 'Status', Flags: 16842765, BodyName: name, Balance: number };
}
