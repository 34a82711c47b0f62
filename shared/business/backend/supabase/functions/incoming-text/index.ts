import { answerText, type TakenText, twimlType } from '../../../src/texts/answer-text';
import { callProject, readProject } from '../hosted';

declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handler: (request: Request) => Promise<Response>) => void;
};

const project = readProject((name) => Deno.env.get(name));
const authToken = Deno.env.get('TWILIO_AUTH_TOKEN') ?? '';
if (!authToken) throw new Error('The secret TWILIO_AUTH_TOKEN is not set');
/** Address that Twilio signs: the project's, unless it is called through a domain of your own. */
const url =
  Deno.env.get('INCOMING_TEXT_URL') ?? `${project.supabaseUrl}/functions/v1/incoming-text`;

/** A text has at most 1,600 characters, and Twilio adds about a kilobyte. */
const maxBodyBytes = 16_384;

async function take(sender: string, words: string): Promise<TakenText> {
  const answer = await callProject(project, 'POST', '/rest/v1/rpc/take_text', { sender, words });
  if (!answer.ok) throw new Error(`take_text answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as TakenText;
}

Deno.serve(async (request) => {
  if (request.method !== 'POST') return new Response(null, { status: 405 });
  const body = await request.text();
  const signature = request.headers.get('X-Twilio-Signature') ?? '';
  const answer =
    body.length > maxBodyBytes
      ? undefined
      : await answerText(authToken, { url, body, signature }, take);
  return answer === undefined
    ? new Response('Not signed', { status: 403 })
    : new Response(answer, { headers: { 'Content-Type': twimlType } });
});
