import { lockDataFolder } from '../server/data-folder';

// Holds the data folder that is named, says so, and ends with its input.
lockDataFolder(process.argv[2] ?? '');
process.stdout.write('held\n');
process.stdin.resume();
