import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testCompany } from '@site/data-types/test-company';
import { writeEmptySet, writeRelease } from '@site/delivery/testing/site-folder';
import { emptyStore, goLive } from '../store/testing';

/** A site with one page, live in a folder that the commands use from now on. */
export async function onePageSite(): Promise<void> {
  const dir = emptyStore();
  writeRelease('mf-blog', '1.0.0-a');
  writeEmptySet('aaaabbbbcccc', { 'mf-blog': '1.0.0-a' });
  const set = join(dir, 'sets/aaaabbbbcccc');
  mkdirSync(join(set, 'public'));
  mkdirSync(join(set, 'rendered'));
  writeFileSync(join(set, 'rendered/secret'), 'only to compose the next set');
  writeFileSync(join(dir, 'log'), 'who switched');
  const company = JSON.stringify(testCompany);
  const block = `<script type="application/json" id="company">${company}</script>`;
  writeFileSync(join(set, 'public/index.html'), `<h1>Home</h1>${block}`);
  const browser = join(dir, 'releases/mf-blog/1.0.0-a/browser');
  writeFileSync(join(browser, 'page.js'), 'blog()');
  const page = {
    file: 'index.html',
    kind: 'content',
    owner: 'mf-blog',
    chunks: [],
    records: [],
    indexed: true,
  };
  const manifest = { id: 'aaaabbbbcccc', createdAt: '', versions: { 'mf-blog': '1.0.0-a' } };
  writeFileSync(
    join(set, 'set.json'),
    JSON.stringify({ ...manifest, previous: {}, pages: { '/': page }, notFound: [], rendered: 1 }),
  );
  await goLive('aaaabbbbcccc');
}

/** A program in a folder, with no variable of this process, not even the way to its packages. */
export function run(dir: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, { cwd: dir, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'exit').then(() => ({ code: child.exitCode, output }));
  return {
    child,
    ended,
    /** Waits until it has printed the text. @throws Error with its output when it ends first */
    async prints(text: string): Promise<void> {
      while (!output.includes(text)) {
        if (child.exitCode !== null) throw new Error(output);
        await new Promise((done) => setTimeout(done, 50));
      }
    },
  };
}
