/** The worker that reads dropped files, so that the page can go on meanwhile. */
import { serveRecording } from './serve-recording.js';

serveRecording(globalThis);
