import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { command, UsageError } from './command';
import { photoTable } from './tables';
import { idOf } from './visit-commands';

/** Saves the photos of an appointment as files. */
export const photos = command({
  usage: ['APT-123456 FOLDER'],
  options: {},
  prepare(_values, positionals) {
    if (!positionals[1])
      throw new UsageError('Name the appointment and a folder, e.g. photos APT-123456 ./photos');
    const id = idOf(positionals, 'photos', 1);
    // npm runs this in the package's folder; resolve paths from where the owner typed.
    const folder = resolve(process.env.INIT_CWD ?? '.', positionals[1]);
    return async (site) => {
      const listed = await site.listPhotos(id);
      mkdirSync(folder, { recursive: true });
      const rows = [];
      for (const [i, photo] of listed.entries()) {
        const extension = /\.[a-z]+$/.exec(photo.path)?.[0] ?? '';
        const file = join(folder, `${id}-${i + 1}${extension}`);
        writeFileSync(file, await site.readPhoto(photo));
        rows.push({ ...photo, file });
      }
      return { rows, table: photoTable(rows) };
    };
  },
});
