/** The worker that reads dropped files, so that the page can go on meanwhile. */
import { serveRecording, type WorkerPort } from './serve-recording.js';

serveRecording(globalThis as unknown as WorkerPort);
