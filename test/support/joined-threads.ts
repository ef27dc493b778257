/**
 * For `node --import`: the command waits for its threads before it goes on, so that they surely share the work, however
 * little there is to do. Code that is appended may call `onceJoined`.
 */
export const joinedThreads = `data:text/javascript,${encodeURIComponent(`
  import { syncBuiltinESMExports } from 'node:module';
  import timers from 'node:timers/promises';
  const threads = [];
  const joining = [];
  process.on('worker', (thread) => {
    threads.push(thread);
    joining.push(new Promise((resolve) => thread.once('message', resolve).once('error', resolve)));
  });
  const { setImmediate: turn } = timers;
  let joined = () => {};
  function onceJoined(then) { joined = then; }
  timers.setImmediate = async (...words) => {
    await Promise.all(joining);
    if (threads.length > 0) {
      joined(threads);
      joined = () => {};
    }
    return turn(...words);
  };
  syncBuiltinESMExports();
`)}`;
