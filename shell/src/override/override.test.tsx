import type { SiteData } from '@site/data-types/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findOverride, withOverride } from './override';
import { OverrideBadge } from './OverrideBadge';

const origin = 'http://localhost:3004';
const entry = {
  url: '/releases/mf-blog/1.0.0-a/remoteEntry.js',
  fallbackUrl: '/releases/mf-blog/0.9.0-b/remoteEntry.js',
  metadata: { integrity: 'sha256-x', version: '1.0.0-a' },
  deployment: { traffic: 100, default: true },
  extras: { prefixes: ['/blog'], container: 'mf_blog_a', fallbackContainer: 'mf_blog_b' },
};
const site: SiteData = {
  set: 's',
  versions: { shell: '1', 'mf-blog': '1.0.0-a' },
  registry: { schema: '', microFrontends: { 'mf-blog': [entry] } },
  overrides: [origin],
};
const open = (search: string) => window.history.replaceState(null, '', `/blog${search}`);
const requested = `mf-blog@${origin}/remoteEntry.js`;

let warnings: jest.SpyInstance;
beforeEach(() => {
  sessionStorage.clear();
  open('');
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => warnings.mockRestore());

test('the address sets the override, the tab stores it, another address replaces it', () => {
  expect(findOverride(site)).toBeUndefined();
  open(`?override=${requested}`);
  const found = { part: 'mf-blog', url: `${origin}/remoteEntry.js`, origin };
  expect(findOverride(site)).toEqual(found);
  open('');
  expect(findOverride(site)).toEqual(found);
  open(`?override=${requested}?again`);
  expect(findOverride(site)).toMatchObject({ url: `${origin}/remoteEntry.js?again` });
});

test.each([
  ['mf-blog@https://evil.example/remoteEntry.js', 'https://evil.example is not among'],
  ['mf-blog@http://localhost:3004.evil.example/x.js', 'is not among'],
  ['mf-blog@http://localhost:3004@evil.example/x.js', 'http://evil.example is not among'],
  ['mf-blog@//evil.example/x.js', '"//evil.example/x.js" is not among'],
  ['mf-blog@javascript:alert(1)', 'null is not among'],
  ['mf-other@http://localhost:3004/x.js', '"mf-other" is no part of this site'],
  ['constructor@http://localhost:3004/x.js', '"constructor" is no part of this site'],
])('%s is refused with a reason and not stored', (text, sentence) => {
  open(`?override=${encodeURIComponent(text)}`);
  expect(findOverride(site)).toBeUndefined();
  expect(warnings.mock.calls.flat()).toEqual([expect.stringContaining(sentence)]);
  expect(sessionStorage).toHaveLength(0);
});

test('a set that allows no origins accepts no override, also not a stored one', () => {
  sessionStorage.setItem('site.override', requested);
  expect(findOverride({ ...site, overrides: [] })).toBeUndefined();
});

test('only that part is replaced, without integrity and without a fallback version', () => {
  const replaced = withOverride(site, { part: 'mf-blog', url: `${origin}/remoteEntry.js`, origin });
  expect(replaced.registry.microFrontends['mf-blog']).toEqual([
    {
      url: `${origin}/remoteEntry.js`,
      metadata: { integrity: '', version: origin },
      deployment: { traffic: 100, default: true },
      extras: { prefixes: ['/blog'], container: 'mf_blog_override' },
    },
  ]);
  expect(replaced.versions).toEqual({ shell: '1', 'mf-blog': origin });
});

test('the badge names part and origin and leaves by one click', async () => {
  const leave = jest.fn();
  render(<OverrideBadge part="mf-blog" origin={origin} problems={[]} onLeave={leave} />);
  expect(screen.getByRole('region', { name: 'Override' })).toHaveTextContent(
    `mf-blog from ${origin}`,
  );
  expect(screen.queryByRole('alert')).toBe(null);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(leave).toHaveBeenCalledTimes(1);
});

test('the badge shows what is wrong with the sources, with file and line', () => {
  const problems = ['mf-blog/src/a.ts:3:1 wrong', 'mf-blog/content/faq/b.md:2: no title'];
  render(<OverrideBadge part="mf-blog" origin={origin} problems={problems} onLeave={jest.fn()} />);
  expect(screen.getByRole('alert').textContent).toBe(problems.join('\n\n'));
});
