import { report } from '@site/federation';
import { rememberBroken } from './broken-versions';
import type { FederationLoader } from './remotes/loader';

/**
 * Reports a page that threw and reloads its document, if the next document can avoid the broken
 * version.
 * @param giveUp called if a reload would not help
 */
export type Recover = (path: string, error: unknown, giveUp: () => void) => void;

/** For errors that do not come from a version of a part. */
export const reportOnly: Recover = (path, error, giveUp) => {
  report('shell', error, { path });
  giveUp();
};

/** Stores the version that threw as broken, so that the next document does not use it. */
export function recoverWith(
  loader: Pick<FederationLoader, 'runnerOf'>,
  reload = () => location.reload(),
): Recover {
  return (path, error, giveUp) => {
    const runner = loader.runnerOf(path);
    if (!runner) return reportOnly(path, error, giveUp);
    const { part } = runner;
    const { version, integrity } = runner.version;
    report(part, error, { version, path });
    // A developer wants to see the error. Without a network no document can be loaded.
    if (!integrity || !navigator.onLine || !rememberBroken(part, version)) return giveUp();
    // The back button can restore this failed page from the browser's cache. Reload it then.
    addEventListener('pageshow', ({ persisted }) => persisted && reload());
    reload();
  };
}
