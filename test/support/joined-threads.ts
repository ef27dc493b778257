/**
 * For `node --import`: the command waits for its threads before it goes on, so that they surely share the work, however
 * little there is to do. Code that is appended may call `onceJoined`.
 */
export const joinedThreads = `data:text/javascript,${encodeURIComponent(`
  const threads = [];
  const joining = [];
  process.on('worker', (thread) => {
    threads.push(thread);
    joining.push(new Promise((resolve) => thread.once('message', resolve).once('error', resolve)));
  });
  const turn = setImmediate;
  let joined = () => {};
  function onceJoined(then) { joined = then; }
  globalThis.setImmediate = (...words) => {
    Promise.all(joining).then(() => {
      if (threads.length > 0) {
        joined(threads);
        joined = () => {};
      }
      turn(...words);
    });
  };
`)}`;
