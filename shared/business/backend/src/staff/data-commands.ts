import { existsSync } from 'node:fs';
import { command, type Command } from '@site/command-line/command';
import { print } from '@site/command-line/print';
import { Fault } from '@site/contract/fault';
import { importBackup } from '../backup/import-backup';
import { writeBackup } from '../backup/write-backup';
import { dataPlace, typedPath } from '@site/contract/data-place';

/** Move all data between databases. */
export const dataCommands: Command[] = [
  command({
    name: 'data export',
    args: ['FILE'],
    does: 'all data into a new file, to move it into another database',
    run: async ([typed]) => {
      const file = typedPath(typed);
      if (existsSync(file)) throw new Fault(`${file} exists already; name a new file`);
      const { at } = await writeBackup({ ...dataPlace(), file, dataOnly: true });
      print(`${file}: all data as of ${at}. Stop this site before you import it elsewhere.`);
    },
  }),
  command({
    name: 'data import',
    args: ['FILE'],
    does: 'all data of such a file, or of a backup, into an empty database',
    run: async ([file]) => {
      const { at, rows, missingPhotos } = await importBackup({
        ...dataPlace(),
        file: typedPath(file),
      });
      const missing =
        missingPhotos > 0 ? ` ${missingPhotos} photos are not in the file: copy them.` : '';
      print(`All data as of ${at} is in the database: ${rows} rows.${missing}`);
    },
  }),
];
