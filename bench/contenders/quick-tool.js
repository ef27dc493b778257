/** A tool that answers every question at once, and knows nothing. */
process.stdin.setEncoding('utf8');
process.stdin.on('data', (text) => process.stdout.write('{}\n'.repeat(text.split('\n').length - 1)));
