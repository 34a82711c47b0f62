import { checkedEntries } from './checked-entries';
import { PartVersions } from './part-versions';
import { nextBlog, siteOf } from './testing';

const scriptFor = (versions: PartVersions, name: string) =>
  checkedEntries(versions).createScript?.({
    url: 'http://localhost/remoteEntry.js',
    remoteInfo: { name },
  } as never) as { script: HTMLScriptElement };

test('live and previous entries are fetched with the integrity of their version', () => {
  const blog = nextBlog();
  const versions = new PartVersions(siteOf(blog));
  const { container, fallbackContainer = '' } = blog.extras;
  expect(scriptFor(versions, container).script.integrity).toBe('sha256-a');
  expect(scriptFor(versions, fallbackContainer).script.integrity).toBe('sha256-b');
});

test('an entry without a version is not fetched', () => {
  const versions = new PartVersions(siteOf(nextBlog()));
  expect(() => scriptFor(versions, 'somebody_else')).toThrow('belongs to no version');
});

test('a release that a developer has saved after the page load is accepted', () => {
  const versions = new PartVersions(siteOf(nextBlog()));
  const saved = nextBlog();
  versions.replace('mf-blog', saved);
  expect(scriptFor(versions, saved.extras.container).script.integrity).toBe('sha256-a');
});
