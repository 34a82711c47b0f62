import { runStaff } from './run-staff';

process.exitCode = await runStaff('npm run -s staff --', process.argv.slice(2));
