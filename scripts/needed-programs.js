/** The programs that checks need and npm does not install. */

/**
 * @typedef {object} NeededProgram
 * @property {string} title
 * @property {readonly string[]} checks The checks that cannot run without it.
 * @property {readonly string[]} settings Environment variables that may name it; the first is handed to the check.
 * @property {readonly string[]} commands What it may be called in the PATH, best first.
 * @property {Readonly<Record<string, readonly string[]>>} places Where else it usually is, by platform; %NAME% stands for an
 *   environment variable.
 * @property {Readonly<Record<string, string>>} packages By the name of the distribution, as /etc/os-release has it.
 */

/** @type {readonly NeededProgram[]} */
export const neededPrograms = [
  {
    title: 'Chromium',
    checks: ['browser'],
    settings: ['CHROMIUM', 'CHROME_PATH'],
    commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    places: {
      darwin: [
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      ],
      win32: [
        '%ProgramFiles%\\Google\\Chrome\\Application\\chrome.exe',
        '%ProgramFiles(x86)%\\Google\\Chrome\\Application\\chrome.exe',
        '%LocalAppData%\\Google\\Chrome\\Application\\chrome.exe',
        '%LocalAppData%\\Chromium\\Application\\chrome.exe',
      ],
    },
    packages: { debian: 'chromium', ubuntu: 'chromium-browser' },
  },
  {
    title: 'nats-server',
    checks: ['fleet', 'browser'],
    settings: ['NATS_SERVER'],
    commands: ['nats-server'],
    places: {
      darwin: ['/opt/homebrew/bin/nats-server', '/usr/local/bin/nats-server'],
      linux: ['/usr/sbin/nats-server'],
    },
    packages: { debian: 'nats-server', ubuntu: 'nats-server' },
  },
];
