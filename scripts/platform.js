/** Tests the packed program on this system, with this Node. */
import { testWith } from './platform-suite.js';

testWith([{ title: `${process.platform}, Node ${process.versions.node}`, node: () => [process.execPath] }]);
