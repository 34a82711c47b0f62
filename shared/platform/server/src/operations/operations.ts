import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from './metrics';
import type { Readiness } from './readiness';

export interface OperationsOptions {
  readiness: Readiness;
  metrics: Metrics;
  /** Whether the request comes from this machine; the rule of `/_local`. */
  isForThisMachine: (req: IncomingMessage) => boolean;
  /** With it, `/metrics` answers from everywhere; '' without one. */
  token: string;
}

const paths = ['/healthz', '/readyz', '/metrics'];

/** Answers the addresses for the person or the program that watches the site. */
export class Operations {
  constructor(private readonly options: OperationsOptions) {}

  /** @returns false, with nothing written, for any other path */
  async handle(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    const [path = ''] = (req.url ?? '/').split('?', 1);
    if (!paths.includes(path)) return false;
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('allow', 'GET, HEAD');
      answer(res, 405, 'text/plain; charset=utf-8', 'Only GET is answered here\n');
    } else if (path === '/healthz') answer(res, 200, json, '{"ok":true}\n');
    else if (path === '/readyz') await this.ready(res);
    else await this.measured(req, res);
    return true;
  }

  /** Open to all, so a balancer on another machine can request it. Names only which checks failed. */
  private async ready(res: ServerResponse): Promise<void> {
    const reasons = await this.options.readiness.current();
    const ready = reasons.length === 0;
    answer(res, ready ? 200 : 503, json, `${JSON.stringify({ ready, reasons })}\n`);
  }

  private async measured(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { isForThisMachine, metrics, token } = this.options;
    if (!hasToken(req, token) && !isForThisMachine(req))
      return answer(
        res,
        403,
        'text/plain; charset=utf-8',
        'This address is for the machine that runs the site\n',
      );
    answer(res, 200, metrics.contentType, await metrics.text());
  }
}

const json = 'application/json; charset=utf-8';

function answer(res: ServerResponse, status: number, type: string, body: string): void {
  res.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  res.end(body);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares digests, since the time of comparing the token itself would reveal it. */
const hasToken = (req: IncomingMessage, token: string): boolean =>
  token !== '' &&
  timingSafeEqual(digest(req.headers.authorization ?? ''), digest(`Bearer ${token}`));
