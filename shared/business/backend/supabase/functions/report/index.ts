import { readProject } from '../hosted';
import { callerIn } from '../photo-upload/caller';
import { takeReport } from './report';

declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handler: (request: Request) => Promise<Response>) => void;
};

const project = readProject((name) => Deno.env.get(name));

/** The proxy in front must set or extend it; the default is the header of hosted projects. */
const callerHeader = Deno.env.get('CALLER_HEADER') ?? 'cf-connecting-ip';

// A beacon is plain text, so that the browser sends it to another host without a preflight request.
const cors = { 'Access-Control-Allow-Origin': '*' };

Deno.serve(async (request) => {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: cors });
  try {
    const caller = callerIn(request.headers.get(callerHeader));
    const status = await takeReport(project, await request.text(), caller);
    return new Response(null, { status, headers: cors });
  } catch (error) {
    console.error(error);
    return new Response(null, { status: 500, headers: cors });
  }
});
