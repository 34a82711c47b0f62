import { lockDataFolder } from '../data-folder';

// Locks the given data folder, prints that it did, and ends when its input closes.
lockDataFolder(process.argv[2] ?? '');
process.stdout.write('held\n');
process.stdin.resume();
