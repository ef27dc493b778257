import type { Dialect } from '../interface/dialect/dialects.js';

/** The dialect of stages and scenarios: they are for testing tools that read the live game. */
export const defaultDialect: Dialect = 'game';
