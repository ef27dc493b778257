import type { Options } from 'ajv';

/** For schemas that judge a few values: compiling is what takes time, so the code is not optimised. */
export const quickToCompile: Options = { inlineRefs: false, code: { optimize: false } };
