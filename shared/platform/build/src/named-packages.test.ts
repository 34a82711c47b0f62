import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../../..');
const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const manifests = git('ls-files', '*package.json').map(
  (file) =>
    JSON.parse(readFileSync(join(root, file), 'utf8')) as {
      scripts?: Record<string, string>;
      dependencies?: Record<string, string>;
      devDependencies?: Record<string, string>;
    },
);

/** Packages that the owner requires, each with the proof that the project runs on it. */
const named: Record<string, { imported: string } | { command: RegExp } | { loader: string }> = {
  react: { imported: 'shared/browser/ui' },
  'react-dom': { imported: 'shell' },
  'react-router-dom': { imported: 'shell' },
  '@module-federation/enhanced': { imported: 'shell' },
  webpack: { imported: 'shared/platform/composer' },
  'webpack-cli': { command: /\bwebpack serve\b/ },
  'ts-loader': { loader: 'shared/platform/build' },
  '@supabase/supabase-js': { imported: 'shared/business/client' },
  '@emailjs/browser': { imported: 'shared/business/client' },
  zustand: { imported: 'shared/browser/store' },
  jest: { command: /\bjest\b/ },
  '@testing-library/react': { imported: 'shell' },
  playwright: { imported: 'e2e' },
};

/** Source files below a folder that import the package. */
const imports = (name: string, folder: string): string[] =>
  git('ls-files', `${folder}/**/*.ts`, `${folder}/**/*.tsx`, `${folder}/**/*.js`).filter((file) =>
    new RegExp(`(from|import\\(|import) ?'${name}(/[\\w/-]+)?'`).test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );

test.each(Object.entries(named))('%s is declared, and imported or run', (name, use) => {
  const declared = manifests.some(
    ({ dependencies, devDependencies }) => dependencies?.[name] ?? devDependencies?.[name],
  );
  expect(declared).toBe(true);
  if ('imported' in use) expect(imports(name, use.imported)).not.toEqual([]);
  else if ('command' in use) {
    const scripts = manifests.flatMap((manifest) => Object.values(manifest.scripts ?? {}));
    expect(scripts.filter((script) => use.command.test(script))).not.toEqual([]);
  } else {
    const preset = readFileSync(join(root, use.loader, 'src/webpack-rules.ts'), 'utf8');
    expect(preset).toContain(`require.resolve('${name}')`);
  }
});

test('every container is built by the required plugin, none by webpack’s own', () => {
  const sources = git('ls-files', '*.ts', '*.tsx', '*.js', '*.mjs').filter(
    (file) => !file.endsWith('named-packages.test.ts'),
  );
  const own = sources.filter((file) =>
    /webpack\.(container|sharing)\b/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(own).toEqual([]);
  expect(imports('@module-federation/enhanced', 'shared/platform/build')).toEqual([
    'shared/platform/build/src/federation.ts',
  ]);
});
