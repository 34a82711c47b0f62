import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompanyConfig } from '@site/data-types/company';
import { settingsSql, settingsValues } from './settings';

// Prints SQL with the settings from the company file, for a hosted project. The embedded server
// writes them itself. Run it there after each change of the file.
const [file] = process.argv.slice(2);
if (!file) {
  console.error('Usage: npm run -s settings -w @site/backend -- shell/company.ts > settings.sql');
  process.exitCode = 1;
} else {
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  const { default: company } = (await import(pathToFileURL(path).href)) as {
    default: CompanyConfig;
  };
  const values = settingsValues(company).map((value) => `'${String(value).replaceAll("'", "''")}'`);
  process.stdout.write(
    `${settingsSql.trim().replace(/\$(\d+)/g, (_, index: string) => values[Number(index) - 1] ?? 'null')};\n`,
  );
  // Texts need the secrets of docs/hosted-database.md, too.
  process.stdout.write(`update private.settings set texts = ${company.texts === true};\n`);
}
