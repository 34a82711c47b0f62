import { freePort } from '@site/database/testing/free-port';
import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './site';

export interface Nginx {
  origin: string;
  stop: () => Promise<void>;
}

/** Serves an export with its own `nginx.conf`. */
export async function serveWithNginx(nginx: string, exported: string, dir: string): Promise<Nginx> {
  return startNginx(nginx, await readFile(join(exported, 'nginx.conf'), 'utf8'), dir);
}

/**
 * Sends requests to servers in turn, with the configuration of docs/deploy.md. The header
 * `x-server` of an answer names the server.
 */
export async function balanceWithNginx(
  nginx: string,
  ports: number[],
  dir: string,
): Promise<Nginx> {
  const text = await readFile(join(root, 'docs/deploy.md'), 'utf8');
  const [, documented = ''] = /```nginx\n([^]*?)```/.exec(text) ?? [];
  const config = documented
    .replace(
      /10\.0\.0\.(\d)+:3000/g,
      (_, number: string) => `127.0.0.1:${ports[Number(number) - 1]}`,
    )
    .replaceAll('proxy_pass ', 'add_header x-server $upstream_addr always; proxy_pass ');
  return startNginx(nginx, config, dir);
}

/** @param servers configuration that listens on port 80 */
async function startNginx(nginx: string, servers: string, dir: string): Promise<Nginx> {
  const port = await freePort();
  const server = servers.replace('listen 80;', `listen 127.0.0.1:${port};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${dir}/${name};`)
    .join('\n');
  const config = join(dir, 'nginx.conf');
  await writeFile(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; pid ${dir}/nginx.pid; error_log stderr error;
    events { worker_connections 2048; } http { access_log off; keepalive_requests 1000000; ${temporary}\n${server}\n}`,
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
