/**
 * For `node --import`: makes the command wait for its threads, so that they share the work even if there is
 * little. Appended code may call `onceJoined`.
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
