import { implementations } from './implementations.js';
import { conformance } from './suite.js';

conformance(implementations);
