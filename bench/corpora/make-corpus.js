/** `node make-corpus.js NAME`: makes a corpus if it is not there, in a process of its own. */
import { corpusDirectory } from './corpus-store.js';

await corpusDirectory(process.argv[2]);
