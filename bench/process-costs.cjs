/** Preloaded into a measured program: reports at exit what the process took, through descriptor 3. */
const { isMainThread } = require('node:worker_threads');

if (isMainThread) {
  process.on('exit', () => {
    const { readFileSync, writeSync } = require('node:fs');
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    writeSync(3, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: peak() ?? maxRSS / 1024 }));

    /** On Linux, `maxRSS` includes what the parent had when it started this process. */
    function peak() {
      try {
        return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]) / 1024;
      } catch {
        return undefined;
      }
    }
  });
}
