/** The corpora of a run, with what the report says about them. */
import { corpora } from './corpora/catalogue.js';
import { contentsOf, corpusDirectory, largeCorpusDirectory } from './corpora/corpus-store.js';
import { usedCorpus } from './report.js';

export async function corpusInUse(name) {
  return noted(name, corpora[name].about, await corpusDirectory(name));
}

export async function largeCorpusInUse(name, megabytes) {
  const about = `the sessions of ${name} one a day, over and over, in one directory`;
  return noted(`${name}-${megabytes}`, about, await largeCorpusDirectory(name, megabytes));
}

function noted(name, about, directory) {
  const { directories, journals, bytes } = contentsOf(directory);
  const megabytes = Math.round(bytes / 1e6);
  usedCorpus(name, { about, megabytes, directories, journals });
  return { directory, megabytes };
}
