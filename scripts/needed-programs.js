/** The programs that checks need and npm does not install. */

/**
 * @typedef {object} NeededProgram
 * @property {string} title
 * @property {readonly string[]} checks The checks that cannot run without it.
 * @property {string} setting The environment variable that may name it, and that is set for the check.
 * @property {readonly string[]} commands Its possible names in the PATH, best first.
 * @property {Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>>} places Where else it usually is.
 * @property {string} package Its package in Debian.
 */

/** @type {readonly NeededProgram[]} */
export const neededPrograms = [
  {
    title: 'Chromium',
    checks: ['browser', 'site'],
    setting: 'CHROMIUM',
    commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    places: {
      darwin: [
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      ],
      win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
    },
    package: 'chromium',
  },
  {
    title: 'nats-server',
    checks: ['fleet', 'browser'],
    setting: 'NATS_SERVER',
    commands: ['nats-server'],
    places: { darwin: ['/opt/homebrew/bin/nats-server'], linux: ['/usr/sbin/nats-server'] },
    package: 'nats-server',
  },
];
