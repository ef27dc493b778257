import { implementations } from './implementations.js';
import { conformance } from './suite.js';

for (const implementation of implementations) conformance(implementation);
