/** Tests the packed program on this system, with this Node, and then the ways to install it. */
import { testWith } from './platform-suite.js';

testWith([{ title: `${process.platform}, Node ${process.versions.node}`, node: () => [process.execPath] }]);
// Another program is not installed; and these are commands for a shell of Unix.
if (!process.env.SHAKEDOWN_PROGRAM && process.platform !== 'win32') await import('./installs.js');
