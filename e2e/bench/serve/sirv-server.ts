import { createServer } from 'node:http';
import sirv from 'sirv';

// Serves a folder as sirv's documentation does it for production. Arguments: folder, port.
const [dir = '', port = ''] = process.argv.slice(2);
createServer(sirv(dir, { brotli: true, gzip: true, etag: true })).listen(
  Number(port),
  '127.0.0.1',
  () => process.stdout.write('listening\n'),
);
