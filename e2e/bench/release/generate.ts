import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../site';

/** Inside the repository, so imports of packages resolve. */
export const folder = join(root, 'e2e/test-results/bench-release');

export const nameOf = (i: number): string => `mf-made-${i}`;

/** Number of pages of each remote. */
const pages = 10;

const routes = (name: string) => `import { defineRoute } from '@site/federation';

export const routes = [
  defineRoute({
    path: '/${name}/:slug',
    chunk: 'page',
    kind: 'content',
    load: () => import(/* webpackChunkName: "page" */ './routes/page'),
  }),
];
`;

/** @param words text of the page; a change of it is an edit */
export const page = (name: string, words: string) => `import { metadata } from '@site/federation';
import { Hero, Page } from '@site/ui/layout';
import { useParams } from 'react-router-dom';

export const meta = ({ pathname }: { pathname: string }) =>
  metadata({ title: '${name}', description: '${words}', path: pathname, share: { path: '/', title: '${name}' } });

export default function MadeRoute() {
  const { slug } = useParams();
  return (
    <Page>
      <Hero title="${name}">
        <p>${words} {slug}</p>
      </Hero>
    </Page>
  );
}
`;

const server = (name: string) => `import { routes } from './routes';

export default {
  routes,
  paths: () => Array.from({ length: ${pages} }, (_, i) => \`/${name}/page-\${i}\`),
  notFound: {},
  modules: {},
};
`;

/** Writes a small remote of ten pages. */
export async function writeRemote(i: number): Promise<string> {
  const name = nameOf(i);
  const dir = join(folder, name);
  await rm(dir, { recursive: true, force: true });
  await mkdir(join(dir, 'src/routes'), { recursive: true });
  const site = {
    port: 4000 + i,
    prefixes: [`/${name}`],
    exposes: { './routes': './src/routes.tsx' },
    consumes: [],
  };
  const files = {
    'package.json': JSON.stringify({ name, version: '1.0.0', type: 'module', site }),
    'tsconfig.json': '{ "extends": "@site/build/tsconfig.base.json" }',
    'src/routes.tsx': routes(name),
    'src/server.ts': server(name),
    'src/routes/page.tsx': page(name, 'As it was first.'),
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(dir, file), text);
  return name;
}
