import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import dropDisplayNames from './drop-display-names';

test('the router’s components lose their names, and their calls count as pure', () => {
  const router = dirname(createRequire(__filename).resolve('react-router/package.json'));
  const dist = join(router, 'dist/production');
  const source = readdirSync(dist)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('\n');
  // With another output of the router's bundler, this module would change nothing.
  expect(source).toMatch(/^Form\.displayName = "Form";$/m);
  const changed = dropDisplayNames(source);
  expect(changed).not.toMatch(/^\w+\.displayName/m);
  expect(changed).toMatch(/^var Form = \/\* @__PURE__ \*\/ React\d*\.forwardRef\($/m);
});

test('other code stays', () => {
  const code = 'var a = useMemo(() => 1);\n  inner.displayName = "x";\nconst b = React.memo(c);\n';
  expect(dropDisplayNames(code)).toBe(code);
});
