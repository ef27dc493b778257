/** `node start.js parse DIR`: one of the other ways, in a process of its own. */
const [name, ...words] = process.argv.slice(2);
const { run } = await import(`./${name}.js`);
await run(...words);
