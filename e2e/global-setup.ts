import { runSite, workDir } from './site';

/** Builds and composes once for the whole suite; a development build of React comes beside it. */
export default async function setUp(): Promise<void> {
  for (const mode of ['production', 'development'] as const) {
    const env = { SITE_DIR: `${workDir}/${mode}`, NODE_ENV: mode };
    const { code, output } = await runSite(['build'], env);
    if (code !== 0) throw new Error(`The ${mode} build failed:\n${output}`);
  }
}
