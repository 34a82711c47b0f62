import { temporaryDir } from '@site/build/testing/temporary-dir';
import { workIn } from '@site/delivery/testing/site-folder';
import { exclusively } from '../lock';
import { makeLive } from './make-live';

/** Creates an empty store in a temporary folder; the commands use it from now on. */
export const emptyStore = (): string => workIn(temporaryDir('store'));

export const goLive = (id: string, how?: 'back'): Promise<void> =>
  exclusively(() => makeLive(id, how));
