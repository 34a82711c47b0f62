import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from './site';

/** Serves an export with its own `nginx.conf`. @returns origin, and a function to stop it */
export async function serveWithNginx(
  nginx: string,
  exported: string,
  dir: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const server = (await readFile(join(exported, 'nginx.conf'), 'utf8')).replace(
    'listen 80;',
    `listen 127.0.0.1:${port};`,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${dir}/${name};`)
    .join('\n');
  const config = join(dir, 'nginx.conf');
  await writeFile(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; pid ${dir}/nginx.pid; error_log stderr error;
    events {} http { access_log off; ${temporary}\n${server}\n}`,
  );
  const child = spawn(nginx, ['-p', dir, '-c', config, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const origin = `http://localhost:${port}`;
  for (let tries = 0; ; tries++) {
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) break;
    if (tries > 100 || child.exitCode !== null) throw new Error(`nginx does not start: ${errors}`);
    await new Promise((done) => setTimeout(done, 100));
  }
  const stop = () =>
    new Promise<void>((done) => {
      child.once('exit', () => done());
      child.kill('SIGTERM');
    });
  return { origin, stop };
}
