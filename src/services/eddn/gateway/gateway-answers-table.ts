export const gatewayVersion = 'shakedown';

/** Every answer has them. */
export const gatewayHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, OPTIONS',
  'access-control-allow-headers': 'Origin, Accept, Content-Type, X-Requested-With, X-CSRF-Token',
  'content-type': 'text/html; charset=UTF-8',
};

export const tooLarge = 'FAIL: the body is larger than 1 MiB, or than 2 MiB when decompressed, or has too many values';

/** What the gateway says with a status where nothing more is known. */
export const usualBodies: Readonly<Record<number, string>> = {
  200: 'OK',
  400: 'FAIL: Schema Validation: refused on demand',
  413: tooLarge,
  426: 'FAIL: Outdated Schema: The schema you have used is no longer supported. Please check for an updated version of your application.',
};
