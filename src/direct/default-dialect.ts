import type { Dialect } from '../interface/dialect/dialects.js';

/** Stages and scenarios are there to test tools that are made for the live game. */
export const defaultDialect: Dialect = 'game';
