import type { Dialect } from '../spec/dialect.js';

/** Stages and scenarios are there to test tools that are made for the live game. */
export const defaultDialect: Dialect = 'game';
