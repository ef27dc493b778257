/** The fields of a request, and the number that EDSM answers where one is missing. */
export const requiredFields = {
  commanderName: 201,
  apiKey: 202,
  fromSoftware: 204,
  fromSoftwareVersion: 204,
  fromGameVersion: 204,
  fromGameBuild: 204,
} as const;

/** What EDSM says with a number. */
export const edsmTexts: Readonly<Record<number, string>> = {
  100: 'OK',
  101: 'Message already stored',
  201: 'Missing commander name',
  202: 'Missing API key',
  204: 'Software, game, or one of their versions is missing',
  206: 'The request cannot be read',
  301: 'Missing message',
  302: 'The message is no JSON',
  303: 'Missing timestamp or event',
  304: 'Discarded event',
};
