import { report } from '@site/federation';
import { rememberBroken } from './broken-versions';
import type { FederationLoader } from './remotes/loader';

/**
 * Reports a page that threw while it was shown, and loads its document again where that will do
 * without what threw.
 * @param giveUp called where it would not
 */
export type Recover = (path: string, error: unknown, giveUp: () => void) => void;

/** For pages that no part's version can be blamed for. */
export const reportOnly: Recover = (path, error, giveUp) => {
  report('shell', error, { path });
  giveUp();
};

/** The version that threw is remembered as broken, so that the next document passes it over. */
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
    // A developer wants to see what threw; without a network there is no document to be had.
    if (!integrity || !navigator.onLine || !rememberBroken(part, version)) return giveUp();
    // Whoever turned elsewhere meanwhile and comes back would find the page as it threw.
    addEventListener('pageshow', ({ persisted }) => persisted && reload());
    reload();
  };
}
