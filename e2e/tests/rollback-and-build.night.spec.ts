import { expect, test as base, withoutSite } from '../fixtures';
import { mustRun } from '../shared-site';
import { copyStore, runSite, workDir } from '../site';
import { small } from '../small-site';
import { copyRelease, liveSetOf } from '../sources';

const test = base.extend(withoutSite);

test('A build leaves a version away that was taken back, until it is promoted by name', async () => {
  const siteDir = `${workDir}/taken-back`;
  const env = { SITE_DIR: siteDir, NODE_ENV: 'production' };
  await copyStore(small, siteDir);
  const blog = async () => `mf-blog@${(await liveSetOf({ siteDir })).versions['mf-blog']}`;
  const built = await blog();
  const older = await copyRelease({ siteDir }, 'mf-blog', '0.9.0');
  await mustRun(['promote', '--no-browser', older], env);
  await mustRun(['promote', '--no-browser', built], env);
  await mustRun(['rollback', 'mf-blog'], env);
  expect(await blog()).toBe(older);

  // `npm start` runs the same build.
  const printed = await mustRun(['build'], env);
  expect(printed).toMatch(new RegExp(`${built} stays away: .* took it back at 20.*Z\\.`));
  expect(await blog()).toBe(older);

  await mustRun(['promote', '--no-browser', built], env);
  expect(await mustRun(['build'], env)).not.toContain('stays away');
  expect(await blog()).toBe(built);
  const log = await mustRun(['log'], env);
  expect(log).toContain('checked, without a browser');
  expect((await runSite(['rollback', 'mf-blog'], env)).code).toBe(0);
});
