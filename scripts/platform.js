/**
 * Tests the packed program on this system, with this Node, and then the ways to install it. `npm run platform
 * -- verbs` runs nothing but the tests of that name.
 */
import { testWith } from './platform-suite.js';

const [only = ''] = process.argv.slice(2);
testWith([{ title: `${process.platform}, Node ${process.versions.node}`, node: () => [process.execPath] }], { only });
// Another program is not installed; and these are commands for a shell of Unix.
if (!only && !process.env.SHAKEDOWN_PROGRAM && process.platform !== 'win32') await import('./installs.js');
