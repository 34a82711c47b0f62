import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { withoutExtras, withoutMarks } from './trim-router';

const mark = '"data-discover": !';

/** With another output of the router's bundler, the loader would change nothing. */
const sourceOf = (dist: string): string => {
  const router = dirname(createRequire(__filename).resolve('react-router/package.json'));
  const folder = join(router, 'dist', dist);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
};

test('a browser gets no names of components, no texts for developers and no unused branches', () => {
  const source = sourceOf('production');
  for (const removed of [
    /^Form\.displayName = "Form";$/m,
    /console\.warn\(message\)/,
    /Unexpected Application Error!/,
    /if \(this\.context\b/,
    /isViewTransitionAvailable = router/,
    /if \(renderDfd && pendingState && router\.window\)/,
    /throw new Error\(message\);\n  \}\n\}\nfunction warning/,
    /shouldPrefetch, prefetchRef, prefetchHandlers\] = /,
    mark,
  ]) {
    expect(source).toMatch(removed);
    expect(withoutExtras(source)).not.toMatch(removed);
  }
  expect(withoutExtras(source)).toMatch(/^function warning\(cond, message\) \{\}$/m);
  expect(withoutExtras(source)).toMatch(
    /^function invariant\(value\) \{\n {2}if \(value === false/m,
  );
  expect(withoutExtras(source)).toMatch(/^var Form = \/\* @__PURE__ \*\/ React\d*\.forwardRef\($/m);
});

test('the bundle that renders documents has no marks either', () => {
  const source = sourceOf('development');
  expect(source).toContain(mark);
  const changed = withoutMarks(source);
  expect(changed).not.toContain(mark);
  expect(changed).toContain('console.warn(message)');
});

test('other code stays', () => {
  const code = 'var a = useMemo(() => 1);\n  inner.displayName = "x";\nconst b = React.memo(c);\n';
  expect(withoutExtras(code)).toBe(code);
});
