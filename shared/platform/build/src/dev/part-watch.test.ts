import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { temporaryDir } from '../testing/temporary-dir';
import { quickScripts } from '../webpack-rules';
import { OpenPages } from './open-pages';
import { PartWatch } from './part-watch';
import { TypeCheck } from './type-check';

jest.spyOn(console, 'error').mockImplementation(() => {});
jest.spyOn(console, 'log').mockImplementation(() => {});

const dir = join(temporaryDir('part-watch'), 'mf-tried');
mkdirSync(join(dir, 'src/messages'), { recursive: true });
const message = join(dir, 'src/messages/page.en.yaml');
const index = join(dir, 'src/index.ts');

test('a message that is saved during a build is built next', async () => {
  writeFileSync(message, 'title: One\n');
  writeFileSync(index, "import { title } from './messages/page';\ndocument.title = title;\n");
  const pages = new OpenPages();
  const types = new TypeCheck(pages);
  jest.spyOn(types, 'check').mockImplementation(() => {});
  const watch = new PartWatch({ dir, pages, types, checkAtStart: false });
  const compiler = webpack({
    mode: 'development',
    context: dir,
    entry: './src/index.ts',
    resolve: { extensions: ['.ts'] },
    output: { path: join(dir, 'dist') },
    module: { rules: [quickScripts()] },
  });
  watch.apply(compiler);
  const built = () =>
    new Promise<void>((resolve) => compiler.hooks.done.tap('test', () => resolve()));
  // The messages, written by the first build, start the second one.
  const second = built().then(built);
  const watching = compiler.watch({ aggregateTimeout: 30 }, () => {});
  await second;

  // After the messages have been read.
  compiler.hooks.make.tapPromise('test', async () => {
    writeFileSync(message, "title: '{count'\n");
    await new Promise((done) => setTimeout(done, 200));
  });
  const reported = new Promise<string | undefined>((resolve) => {
    jest
      .spyOn(pages, 'report')
      .mockImplementation((_kind, [problem]) => problem && resolve(problem));
    setTimeout(resolve, 20_000, 'nothing').unref();
  });
  writeFileSync(index, "import { title } from './messages/page';\nalert(title);\n");
  const problem = await reported;
  await new Promise((done) => watching?.close(done));
  expect(problem).toContain('page.en.yaml:1: title is not ICU MessageFormat');
}, 60_000);
