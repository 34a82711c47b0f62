import { readProject } from '../hosted';
import { callerIn } from './caller';
import { answerUpload } from './upload';

declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handler: (request: Request) => Promise<Response>) => void;
};

const project = readProject((name) => Deno.env.get(name));

/** The page is on another host. What it may do depends on the key of its appointment alone. */
const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info',
  'Access-Control-Allow-Methods': 'POST',
};

/** A preview as base64, and the fields around it. */
const maxBodyBytes = 16_384;

/** The proxy in front must set or extend it; the default is the header of hosted projects. */
const callerHeader = Deno.env.get('CALLER_HEADER') ?? 'cf-connecting-ip';

async function answer(request: Request): Promise<Response> {
  const text = await request.text();
  let body: unknown;
  try {
    body = text.length > maxBodyBytes ? undefined : JSON.parse(text);
  } catch {
    body = undefined;
  }
  if (typeof body !== 'object' || body === null)
    return Response.json({ message: 'The body cannot be read' }, { status: 400, headers: cors });
  const caller = callerIn(request.headers.get(callerHeader));
  const given = await answerUpload(project, body as Record<string, unknown>, caller);
  return Response.json(given.body, { status: given.status, headers: cors });
}

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: cors });
  try {
    return await answer(request);
  } catch (error) {
    console.error(error);
    return Response.json(
      { message: 'The photo could not be taken' },
      { status: 500, headers: cors },
    );
  }
});
