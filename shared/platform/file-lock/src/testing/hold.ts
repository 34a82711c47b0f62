import { tryLockFile } from '../file-lock';

// Locks the given file, prints whether it did, and lives until it is killed.
const unlock = tryLockFile(process.argv[2] ?? '', `process ${process.pid}`);
process.stdout.write(unlock ? 'held\n' : 'refused\n');
setInterval(() => {}, 60_000);
