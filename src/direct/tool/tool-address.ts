const hosts = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Whether it is an address on this machine; placeholders count as filled in. */
export function isLoopback(text: string): boolean {
  const filledIn = text.replaceAll(/\{\w+\}/g, '1');
  if (!URL.canParse(filledIn)) return false;
  const { protocol, hostname } = new URL(filledIn);
  return protocol === 'http:' && hosts.has(hostname);
}
