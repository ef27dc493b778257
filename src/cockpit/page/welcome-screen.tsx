import { FilePickers } from './dropped/file-pickers.js';

/** Shown without a server before files are dropped. */
export function WelcomeScreen() {
  return (
    <main class="welcome">
      <h1 class="headline">Shakedown</h1>
      <p>Drop a journal file or a folder of journals here to see what is in it.</p>
      <FilePickers />
      <p class="muted">Files are read in this browser; nothing is uploaded.</p>
      <p class="muted">
        To see a session while it is played, run <code>shakedown</code> on the computer of the game.
      </p>
    </main>
  );
}
