/**
 * Lists what is missing or stale in Spanish, by part and file, with words. `npm run translations`.
 * Exits with 1 if there is anything.
 */
import { untranslated } from './src/translations';

const found = untranslated('es');
for (const { file, state, text, words } of found)
  console.log(`${file}: ${state}${words ? `, ${words} words` : ''}${text ? `: ${text}` : ''}`);
const parts = [...new Set(found.map(({ part }) => part))];
for (const part of parts) {
  const words = found
    .filter((each) => each.part === part)
    .reduce((sum, each) => sum + each.words, 0);
  console.log(`${part}: ${words} words`);
}
if (found.length === 0) console.log('Nothing is missing or stale.');
process.exitCode = found.length === 0 ? 0 : 1;
