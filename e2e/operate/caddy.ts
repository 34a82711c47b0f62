import type { Lab } from './lab';
import type { Machine } from './machine';
import type { Manual } from './manual';
import { expectText } from './steps';
import { until } from './programs';

/** Caddy instead of nginx for a moment, with a certificate that it makes itself. */
export async function tryCaddy(lab: Lab, manual: Manual, machine: Machine): Promise<void> {
  await machine.must('systemctl stop nginx');
  const [packages = '', copy = '', restart = ''] = manual
    .block('install -y caddy')
    .trim()
    .split('\n');
  await machine.mustOnline(packages);
  await machine.must(copy);
  // Without a way to the authority that signs certificates.
  await machine.must(`sed -i '1i {\\n\\tlocal_certs\\n}' /etc/caddy/Caddyfile`);
  await machine.must(restart);
  const answer = await until('Caddy', async () => {
    const found = await lab
      .onDeveloperMachine('curl -sSk -D - -o /dev/null https://www.example.com/')
      .catch(() => undefined);
    return found?.includes('200') ? found : undefined;
  });
  expectText(answer, /strict-transport-security: max-age=31536000/i);
  expectText(answer, /x-frame-options: DENY/i);
  await machine.must('systemctl disable --now caddy; systemctl start nginx');
}
