/** Reads the result of `site check --json` and prints it as a comment on a pull request. */
import { text } from 'node:stream/consumers';
import { commentOf } from './src/verdict-comment';

const [part = ''] = process.argv.slice(2);
console.log(commentOf(part, await text(process.stdin)));
