/** Worker that reads dropped files off the main thread. */
import { serveRecording } from './serve-recording.js';

serveRecording(globalThis);
