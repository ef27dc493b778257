import { FilePickers } from './dropped/file-pickers.js';

/** Shown without a server before files are dropped. */
export function WelcomeScreen() {
  return (
    <main class="welcome">
      <h1>Shakedown</h1>
      <p>Drop a journal file or a folder of journals here to see what is in it.</p>
      <FilePickers />
      <p>Files are read in this browser; nothing is uploaded.</p>
    </main>
  );
}
