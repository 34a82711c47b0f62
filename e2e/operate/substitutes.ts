import type { Substitute } from './manual';

/** Where the script does something else than the document says, with the reason. */
export const substitutes: Substitute[] = [
  {
    document: 'npm ci && npm run build',
    instead: 'test -x node_modules/.bin/site',
    why: 'the installed packages and the live set of this repository are used',
  },
  {
    document:
      "certbot certonly --standalone -d www.example.com --pre-hook 'systemctl stop nginx' --post-hook 'systemctl start nginx'",
    instead: 'certbot --version',
    why: 'a certificate needs a domain; the script has one of its own in the same place',
  },
  {
    document: 'smtps://user:password@mail.example.com',
    instead: 'smtp://mail.example.com:2525',
    why: 'the mail server of the script has no certificate',
  },
  {
    document: 'docker build -t site',
    why: 'needs Docker',
  },
  { document: 'scrape_configs:', why: 'a setting of Prometheus' },
  { document: 'site_outbox_given_up > 0', why: 'rules of Prometheus' },
];

/** Steps of the script that replace no text of the document. */
const additions = [
  {
    also: 'Node is copied from the machine that runs the script',
    why: 'only packages of Debian are used',
  },
  {
    also: '`local_certs` is written into the Caddyfile, so Caddy makes a certificate itself',
    why: 'an authority needs a domain',
  },
  {
    also: 'sudo, curl, the SSH server and libraries of Node are installed before step 1',
    why: 'rented servers have them; the smallest Debian does not',
  },
  {
    also: "the developer's SSH key is on both machines",
    why: 'instead of `ssh -A`',
  },
  {
    also: 'lines that install packages run with the network of this machine',
    why: 'the network of the two machines leads to no other',
  },
];

/** All of both, as rows of the table in the document. */
export const departures: string[] = [
  ...substitutes.map(({ document, instead, why }) => {
    const script = instead === undefined ? 'the block is not run' : `\`${instead}\``;
    return `| \`${document}\` | ${script} | ${why} |`;
  }),
  ...additions.map(({ also, why }) => `| | ${also} | ${why} |`),
];
