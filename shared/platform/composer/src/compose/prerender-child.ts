/**
 * The process that runs the server bundles of a set, which are code of several teams. It has no
 * secrets, reads only their releases, and answers the requests of `renderer.ts`.
 */
import { Fault } from '@site/contract/fault';
import { routeTrees } from '../release/release-pages';
import { runBundles } from './bundles';
import type { Bundles, ServerSide } from './bundles';
import type { PartPages, Reply, Request } from './prerender-messages';

// They reach other processes of this user: `_debugProcess` opens a debugger in one, with its memory.
for (const name of ['kill', '_kill', '_debugProcess', '_debugEnd'])
  Reflect.deleteProperty(process, name);

let bundles: Bundles | undefined;

async function answer(request: Request): Promise<unknown> {
  if (request.do === 'start') {
    bundles = runBundles(request.releases, request.company);
    const parts = [...bundles.parts].map(async ([name, part]) => [name, await pagesOf(name, part)]);
    return Object.fromEntries(await Promise.all(parts)) as Record<string, PartPages>;
  }
  if (!bundles) throw new Error('The bundles have not started');
  return request.do === 'render'
    ? bundles.render(request.path)
    : routeTrees(bundles.parts.get(request.part)?.routes ?? []);
}

async function pagesOf(name: string, part: ServerSide): Promise<PartPages> {
  try {
    const paths = await part.paths();
    const modified = paths.flatMap((path) => {
      const date = part.lastModified?.(path);
      return date ? [[path, date]] : [];
    });
    return {
      paths,
      notFound: part.notFound,
      files: (await part.files?.()) ?? {},
      modified: Object.fromEntries(modified) as Record<string, string>,
    };
  } catch (error) {
    throw new Fault(`${name}: its list of pages cannot be read (${messageOf(error)})`);
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

process.on('message', (request: Request) => {
  const { id } = request;
  const send = (reply: Reply) => process.send?.(reply);
  answer(request).then(
    (value) => send({ id, value }),
    (error: unknown) => send({ id, error: messageOf(error), isFault: error instanceof Fault }),
  );
});
process.on('disconnect', () => process.exit());
