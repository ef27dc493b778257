/** `node start.js parse DIR`: one of the other ways, in a process of its own. */
const [, , name, ...words] = process.argv;
const { run } = await import(`./${String(name)}.js`);
await run(...words);
