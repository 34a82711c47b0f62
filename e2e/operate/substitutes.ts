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
